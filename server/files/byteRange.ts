import type { ByteRange } from './fileStorage';

/**
 * The Range header of a request for a file.
 * @param size of the file in bytes
 * @returns the range; `unsatisfiable` when it begins behind the end; nothing when all of the file is wanted: no
 * header, one that cannot be understood, or several ranges, which a server may answer with the whole file
 */
export function readRange(header: string | undefined, size: number): ByteRange | 'unsatisfiable' | undefined {
  const [, first = '', last = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/i.exec(header?.replace(/\s/g, '') ?? '') ?? [];
  if (first === '' && last === '') return undefined;
  // Without a first byte the number counts from the end.
  const start = first === '' ? Math.max(0, size - Number(last)) : Number(first);
  const end = first === '' || last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (first !== '' && last !== '' && Number(last) < Number(first)) return undefined;
  return start < size ? { start, end } : 'unsatisfiable';
}
