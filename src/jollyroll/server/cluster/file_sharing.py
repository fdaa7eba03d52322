"""`FileSharing`: what workers on one SQLite file share."""

import errno
import os
import socket
from pathlib import Path

from jollyroll.errors import StoreError
from jollyroll.server.store.sqlite import keep_private
from jollyroll.server.store.write_turns import WriteTurns

ROOM = 1 << 18  # bytes of a mailbox's buffer


class FileSharing:
    """Created before the workers are forked: the identity of the file, write turns, and a mailbox of notes for each worker."""

    def __init__(self, workers: int, path: Path) -> None:
        self.number = 0  # this worker's
        self.path = path
        keep_private(path).close()
        self._file = os.stat(path)
        self.turns = WriteTurns()
        self._boxes = [socket.socketpair(socket.AF_UNIX, socket.SOCK_DGRAM) for _ in range(workers)]
        for pair in self._boxes:
            for end in pair:
                end.setblocking(False)
            pair[1].setsockopt(socket.SOL_SOCKET, socket.SO_SNDBUF, ROOM)

    def check_file(self) -> None:
        """Check that a restarted worker opens the same file as the others."""
        try:
            if os.path.samestat(os.stat(self.path), self._file):
                return
            number = errno.ESTALE
        except OSError as error:
            number = error.errno or 0
        raise StoreError("no-store", path=str(self.path), reason=os.strerror(number))

    @property
    def mailbox(self) -> socket.socket:
        """This worker's end of its mailbox."""
        return self._boxes[self.number][0]

    @property
    def others(self) -> list[socket.socket]:
        """The sending ends of the other workers' mailboxes."""
        return [box for number, (_, box) in enumerate(self._boxes) if number != self.number]

    def close(self) -> None:
        """Close all mailboxes and the lock after the last worker has ended."""
        self.turns.close()
        for pair in self._boxes:
            for end in pair:
                end.close()
