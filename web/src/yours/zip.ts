// A ZIP archive without compression.

export interface NamedText {
  name: string;
  text: string;
}

const LOCAL = 0x04034b50;
const CENTRAL = 0x02014b50;
const END = 0x06054b50;
const VERSION = 20;
const UTF8 = 0x0800; // names are UTF-8
const FIRST_OF_JANUARY_1980 = 0x21;

const TABLE = Uint32Array.from({ length: 256 }, (_, byte) => {
  let value = byte;
  for (let bit = 0; bit < 8; bit += 1) value = value & 1 ? (value >>> 1) ^ 0xedb88320 : value >>> 1;
  return value;
});

function checksum(bytes: Uint8Array): number {
  let value = 0xffffffff;
  for (const byte of bytes) value = (value >>> 8) ^ (TABLE[(value ^ byte) & 0xff] ?? 0);
  return (value ^ 0xffffffff) >>> 0;
}

/** Little-endian numbers of two or four bytes. */
function numbers(...fields: [value: number, bytes: 2 | 4][]): Uint8Array<ArrayBuffer> {
  const view = new DataView(new ArrayBuffer(fields.reduce((total, [, bytes]) => total + bytes, 0)));
  let at = 0;
  for (const [value, bytes] of fields) {
    if (bytes === 2) view.setUint16(at, value, true);
    else view.setUint32(at, value, true);
    at += bytes;
  }
  return new Uint8Array(view.buffer);
}

export function zipped(files: NamedText[]): Blob {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const entries: Uint8Array<ArrayBuffer>[] = [];
  let at = 0;
  for (const file of files) {
    const [name, bytes] = [file.name, file.text].map((text) => new TextEncoder().encode(text)) as [Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>];
    const about: [number, 2 | 4][] = [[VERSION, 2], [UTF8, 2], [0, 2], [0, 2], [FIRST_OF_JANUARY_1980, 2], [checksum(bytes), 4], [bytes.length, 4], [bytes.length, 4], [name.length, 2], [0, 2]];
    const local = [numbers([LOCAL, 4], ...about), name, bytes];
    entries.push(numbers([CENTRAL, 4], [VERSION, 2], ...about, [0, 2], [0, 2], [0, 2], [0, 4], [at, 4]), name);
    parts.push(...local);
    at += length(local);
  }
  const end = numbers([END, 4], [0, 2], [0, 2], [files.length, 2], [files.length, 2], [length(entries), 4], [at, 4], [0, 2]);
  return new Blob([...parts, ...entries, end], { type: "application/zip" });
}

function length(parts: Uint8Array[]): number {
  return parts.reduce((total, part) => total + part.length, 0);
}
