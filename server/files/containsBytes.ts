import { createReadStream } from 'node:fs';

/** Whether a local file of any size contains a byte sequence. */
export async function containsBytes(localPath: string, target: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(localPath)) {
    const window = Buffer.concat([tail, chunk as Buffer]);
    if (window.includes(target)) return true;
    // A match may span two chunks.
    tail = window.subarray(Math.max(0, window.length - target.length + 1));
  }
  return false;
}
