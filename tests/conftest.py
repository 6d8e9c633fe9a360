"""What all tests share."""

import signal

import pytest
from hypothesis import settings


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-skips", action="store_true", help="A skipped test is a failed run.")


def pytest_configure() -> None:
    # A shell starts what runs in its background deaf to Ctrl-C, and so would be the programs under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)
    # No test fails because a machine was slow.
    settings.register_profile("any machine", deadline=None)
    settings.load_profile("any machine")


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None, "pytest comes with one"
    if session.config.getoption("--no-skips") and reporter.stats.get("skipped"):
        reporter.write_line(f"{len(reporter.stats['skipped'])} tests were skipped: nothing may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
