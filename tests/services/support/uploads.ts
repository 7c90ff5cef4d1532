import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

/** The EICAR test file, in pieces, so that no scanner takes this source for it. */
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
  /** What the sender claims. */
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
