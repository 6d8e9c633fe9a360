"""What a figure was measured on."""

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

from sorry_people.cli.counted import counted
from sorry_people.rules import __version__, build_profile


def machine() -> dict[str, str | int]:
    """The processor, its cores, the system, the versions, the build and the time, for beside a figure."""
    return {
        "processor": _processor(),
        "cores": cores(),
        "system": platform.platform(terse=True),
        "python": platform.python_version(),
        "version": __version__,
        "build": build_profile,
        "date": datetime.now(UTC).isoformat(timespec="seconds"),
    }


def machine_text() -> str:
    """The processor, its cores and the time, in words."""
    facts = machine()
    return f"{facts['processor']}, {counted(cores(), 'core')}, {facts['date']}"


def cores() -> int:
    """How many cores this process may use."""
    if hasattr(os, "sched_getaffinity"):
        return len(os.sched_getaffinity(0))
    return os.cpu_count() or 1


def _processor() -> str:
    # Only Linux says no more than "x86_64" through `platform`.
    cpu_info = Path("/proc/cpuinfo")
    if cpu_info.exists():
        for line in cpu_info.read_text(encoding="utf-8").splitlines():
            name, _, value = line.partition(":")
            if name.strip() == "model name":
                return value.strip()
    return platform.processor() or platform.machine()
