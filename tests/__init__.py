"""Tests of Sorry People, one folder an area."""
