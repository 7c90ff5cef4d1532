/**
 * Reads the body of another system's response as text, in chunks: its Content-Length may be missing.
 * @param maxBytes after decompression
 * @returns undefined for a longer body
 */
export async function readBoundedBody({ body }: Response, maxBytes: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the stream.
    if (length > maxBytes) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
