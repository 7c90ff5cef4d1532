/** The keys that go through a grid. */
export type ArrowKey = 'ArrowLeft' | 'ArrowRight' | 'ArrowUp' | 'ArrowDown';

/** How many of these elements stand in the first row. */
export function columnsOf(elements: readonly HTMLElement[]): number {
  const top = elements[0]?.offsetTop;
  const below = elements.findIndex(({ offsetTop }) => offsetTop !== top);
  return below < 0 ? elements.length : below;
}

/**
 * Where an arrow key leads in a grid.
 * @returns undefined where it leads out at the top; the place itself where there is nothing further
 */
export function neighbourOf(
  at: number,
  key: ArrowKey,
  { columns, count }: { readonly columns: number; readonly count: number },
): number | undefined {
  switch (key) {
    case 'ArrowLeft':
      return Math.max(0, at - 1);
    case 'ArrowRight':
      return Math.min(count - 1, at + 1);
    case 'ArrowUp':
      return at < columns ? undefined : at - columns;
    case 'ArrowDown': {
      const isInLastRow = Math.floor(at / columns) === Math.floor((count - 1) / columns);
      return isInLastRow ? at : Math.min(count - 1, at + columns);
    }
    default:
      return key satisfies never;
  }
}
