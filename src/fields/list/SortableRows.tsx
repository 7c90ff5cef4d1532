import { useCallback, type ReactNode } from 'react';
import { Sortable } from '../../hooks/Sortable';
import { itemTexts } from './texts';

/** Makes the rows or tiles of a list sortable. */
export function SortableRows(props: {
  readonly keys: readonly string[];
  readonly itemLabel: string;
  readonly move: (from: number, to: number) => void;
  /** Whether the items form a grid; default: a column. */
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}): ReactNode {
  const { keys, itemLabel, move, isGrid = false, children } = props;
  const nameOf = useCallback((index: number) => itemTexts.name({ label: itemLabel, position: index + 1 }), [itemLabel]);
  return (
    <Sortable {...{ keys, nameOf, move, isGrid }}>
      {(isDragging) => <div className={isDragging ? 'f-rows-dragging' : undefined}>{children}</div>}
    </Sortable>
  );
}
