import { useCallback, type ReactNode } from 'react';
import { Sortable } from '../../hooks/Sortable';
import { itemTexts } from './texts';

/** The rows of a list, or what stands for them, to be put in another order. */
export function SortableRows(props: {
  readonly keys: readonly string[];
  readonly itemLabel: string;
  readonly move: (from: number, to: number) => void;
  /** Whether the items stand beside each other too; by default they stand below each other only. */
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
