"""Tests of the rules of Kraftwagen, by rule id."""
