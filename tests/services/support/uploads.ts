import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The EICAR test file, in pieces, so that no scanner mistakes this source for it. */
export const EICAR = ['X5O!P%@AP[4\\PZX54(P^)7CC)7}$', 'EICAR-STANDARD-', 'ANTIVIRUS-TEST-FILE', '!$H+H*'].join('');

export type ImageFormat = 'png' | 'jpeg' | 'gif' | 'webp';

/** A small picture. */
export function makeImage(format: ImageFormat, { width = 60, height = 40 } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: '#7a5c2e' } })
    .toFormat(format)
    .toBuffer();
}

/** A PNG of a few bytes that claims to be a huge picture. */
export function makeBomb(width: number, height: number): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([1, 0, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  const data = deflateSync(Buffer.alloc(1000));
  return Buffer.concat([signature, chunk('IHDR', head), chunk('IDAT', data), chunk('IEND', Buffer.alloc(0))]);
}

/** The head of a video followed by some bytes, which is all that the services check. */
export function makeVideo(brand: 'isom' | 'mp42' | '3gp5' | 'qt  ', size = 2000): Buffer<ArrayBuffer> {
  const head = Buffer.concat([Buffer.from([0, 0, 0, 24]), Buffer.from(`ftyp${brand}\0\0\x02\0${brand}mp41`, 'latin1')]);
  return Buffer.concat([
    head,
    Buffer.from(Uint8Array.from({ length: size - head.length }, (_item, index) => index % 251)),
  ]);
}

/** A PDF, judging by its first bytes. */
export function makePdf(): Buffer<ArrayBuffer> {
  return Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog >>\nendobj\ntrailer << /Root 1 0 R >>\n%%EOF\n');
}

/** The compound file that Office used before 2007, with one stream in it. */
export function makeCompoundFile(stream: 'WordDocument' | 'Workbook'): Buffer<ArrayBuffer> {
  const bytes = Buffer.alloc(4096);
  bytes.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1]);
  bytes.write(`${stream}\0`, 1024 + 128, 'utf16le');
  return bytes;
}

const OFFICE = 'application/vnd.openxmlformats-officedocument';

/** An Office Open XML file: a zip with the list of its parts. */
export function makeOfficeFile(kind: 'wordprocessingml.document' | 'spreadsheetml.sheet'): Buffer<ArrayBuffer> {
  const types = `<?xml version="1.0"?><Types><Override PartName="/a.xml" ContentType="${OFFICE}.${kind}.main+xml"/></Types>`;
  return makeZip('[Content_Types].xml', Buffer.from(types));
}

/** A zip with one entry, not compressed. */
export function makeZip(name: string, content: Buffer): Buffer<ArrayBuffer> {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt32LE(crc32(content), 10);
  facts.writeUInt32LE(content.length, 14);
  facts.writeUInt32LE(content.length, 18);
  facts.writeUInt16LE(name.length, 22);
  const local = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), facts, Buffer.from(name), content]);
  const entry = Buffer.concat([
    Buffer.from('PK\x01\x02', 'latin1'),
    Buffer.from([20, 0]),
    facts,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(local.length, 16);
  return Buffer.concat([local, entry, end]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, 'latin1'), content]);
  const length = Buffer.alloc(4);
  length.writeUInt32BE(content.length);
  const checksum = Buffer.alloc(4);
  checksum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, checksum]);
}

export interface UploadAnswer {
  readonly status: number;
  readonly body: {
    readonly key?: string;
    readonly fileName?: string;
    readonly fileType?: string;
    readonly width?: number;
    readonly height?: number;
    readonly scanErrorStatus?: number;
    readonly message?: string;
  };
}

export interface Upload {
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly name?: string;
  /** The type that the sender claims. */
  readonly type?: string;
  readonly path?: string;
  readonly token?: string | undefined;
  /** Further fields, sent before the file. */
  readonly fields?: Readonly<Record<string, string>>;
  /** Name of the field of the file. */
  readonly field?: string;
}

/** Uploads as the console does. */
export async function upload(url: string, options: Upload): Promise<UploadAnswer> {
  const { bytes, name = 'picture.png', type = 'image/png', path = '/uploads/images', fields = {} } = options;
  const form = new FormData();
  for (const [field, value] of Object.entries(fields)) form.append(field, value);
  form.append(options.field ?? 'file', new Blob([bytes], { type }), name);
  const headers = options.token === undefined ? {} : { authorization: `Bearer ${options.token}` };
  const response = await fetch(url + path, { method: 'POST', headers, body: form });
  return { status: response.status, body: (await response.json()) as UploadAnswer['body'] };
}
