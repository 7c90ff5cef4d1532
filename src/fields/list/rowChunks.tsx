import type { ReactNode } from 'react';
import type { FormItem } from '../../tree';
import { Chunk, CHUNK_LENGTH } from './Chunk';

/**
 * The rows of a long list, by chunks.
 * @param shown the index of a row that is wanted, wherever it is
 */
export function rowChunks(
  items: readonly FormItem[],
  shown: number | undefined,
  row: (item: FormItem, index: number) => ReactNode,
): readonly ReactNode[] {
  const count = Math.ceil(items.length / CHUNK_LENGTH);
  return Array.from({ length: count }, (_, chunk) => {
    const from = chunk * CHUNK_LENGTH;
    const part = items.slice(from, from + CHUNK_LENGTH);
    const isAsked = shown !== undefined && shown >= from && shown < from + CHUNK_LENGTH;
    return (
      <Chunk key={chunk} rows={part.length} wanted={chunk === 0 || isAsked}>
        {() => part.map((item, offset) => row(item, from + offset))}
      </Chunk>
    );
  });
}
