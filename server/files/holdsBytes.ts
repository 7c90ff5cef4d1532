import { createReadStream } from 'node:fs';

/** Whether some bytes stand anywhere in a local file, however large it is. */
export async function holdsBytes(localPath: string, wanted: Buffer): Promise<boolean> {
  let tail = Buffer.alloc(0);
  for await (const chunk of createReadStream(localPath)) {
    const window = Buffer.concat([tail, chunk as Buffer]);
    if (window.includes(wanted)) return true;
    // What is wanted may lie across two chunks.
    tail = window.subarray(Math.max(0, window.length - wanted.length + 1));
  }
  return false;
}
