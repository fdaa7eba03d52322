"""Addresses as QR codes."""

import io


def qr_svg(address: str) -> str:
    """An SVG with a QR code, black on white in any theme, so that phones can read it."""
    import segno

    out = io.BytesIO()
    segno.make_qr(address, error="m").save(out, kind="svg", scale=8, border=4, light="#fff", xmldecl=False, nl=False)
    return out.getvalue().decode()
