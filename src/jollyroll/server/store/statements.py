"""Frequent SQL statements as text. SQLite and PostgreSQL differ only in the placeholder."""

from sqlalchemy import Table

from .schema import EVENTS, STATES, TABLES


class Statements:
    """All frequent statements with one kind of placeholder."""

    def __init__(self, mark: str) -> None:
        self.mark = mark
        here = f"FROM {EVENTS.name} WHERE game = {mark}"
        self.last = f"SELECT max(seq) {here}"
        self.row = f"SELECT {columns_of(EVENTS)} {here} AND seq = {mark}"
        self.rows = f"SELECT {columns_of(EVENTS)} {here} AND seq > {mark} AND seq <= {mark} ORDER BY seq"
        self.newest = (
            f"SELECT {columns_of(STATES)} FROM {STATES.name} WHERE game = {mark} AND seq <= {mark} ORDER BY seq DESC LIMIT 1"
        )
        self.put_summary = self._put(TABLES)
        self.put_state = self._put(STATES)

    def insert(self, table: Table, rows: int = 1) -> str:
        """An INSERT for this many rows."""
        marks = f"({', '.join(self.mark for _ in table.columns)})"
        return f"INSERT INTO {table.name} ({columns_of(table)}) VALUES {', '.join([marks] * rows)}"

    def _put(self, table: Table) -> str:
        """An upsert of one row."""
        keys = [column.name for column in table.primary_key]
        changed = [f"{column.name} = excluded.{column.name}" for column in table.columns if column.name not in keys]
        return f"{self.insert(table)} ON CONFLICT ({', '.join(keys)}) DO UPDATE SET {', '.join(changed)}"


def columns_of(table: Table) -> str:
    """The column names, in order."""
    return ", ".join(column.name for column in table.columns)
