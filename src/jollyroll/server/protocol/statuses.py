"""The HTTP status of each rejection."""

from .codes import Code

STATUS = {
    Code.BAD_JSON: 400,
    Code.BAD_FRAME: 400,
    Code.VERSION: 400,
    Code.TOO_LARGE: 413,
    Code.ORIGIN: 403,
    Code.BAD_TOKEN: 403,
    Code.BAD_TICKET: 403,
    Code.NOT_YOURS: 403,
    Code.NOT_HOST: 403,
    Code.NO_PAGE: 404,
    Code.NO_TABLE: 404,
    Code.ARCHIVED: 404,
    Code.NO_SEAT: 404,
    Code.BAD_METHOD: 405,
    Code.TOO_MANY_FRAMES: 429,
    Code.TOO_MANY_REQUESTS: 429,
    Code.TOO_MANY_TABLES: 429,
    Code.TOO_MANY_CONNECTIONS: 429,
    Code.INTERNAL: 500,
    Code.DAMAGED: 500,
    Code.BUSY: 503,
    Code.NOT_STORED: 503,
    Code.STORE_LOST: 503,
    Code.CLOSING: 503,
    Code.COACH_UNABLE: 503,
}
CONFLICT = 409  # all other codes: the table is in another state
