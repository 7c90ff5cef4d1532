/**
 * The body of another system's answer as text, read as it comes: whether it says how long it is or not.
 * @param most in bytes, as they are when nothing is compressed any more
 * @returns undefined when it is longer
 */
export async function readBoundedBody({ body }: Response, most: number): Promise<string | undefined> {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.byteLength;
    // Leaving the loop cancels the rest.
    if (length > most) return undefined;
    chunks.push(chunk);
  }
  return new TextDecoder().decode(Buffer.concat(chunks));
}
