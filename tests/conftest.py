"""What all tests share."""

import signal

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--no-skips", action="store_true", help="A skipped test is a failed run.")


def pytest_configure() -> None:
    # A shell starts what runs in its background deaf to Ctrl-C, and so would be the programs under test.
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.hookimpl(trylast=True)
def pytest_sessionfinish(session: pytest.Session) -> None:
    reporter = session.config.pluginmanager.get_plugin("terminalreporter")
    assert reporter is not None, "pytest comes with one"
    if session.config.getoption("--no-skips") and reporter.stats.get("skipped"):
        reporter.write_line(f"{len(reporter.stats['skipped'])} tests were skipped: nothing may be", red=True)
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
