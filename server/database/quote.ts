/** A name as SQL takes it, whatever it holds. */
export function quote(identifier: string): string {
  return `"${identifier.replaceAll('"', '""')}"`;
}
