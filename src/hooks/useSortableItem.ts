import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';

/** What makes an element draggable among its neighbours. */
export interface SortableItem {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties | undefined;
  readonly isDragged: boolean;
  /** Props of the button by which it is dragged. */
  readonly grip: Omit<HTMLAttributes<HTMLButtonElement>, 'color'> & { readonly ref: Ref<HTMLButtonElement> };
}

/**
 * One item of a Sortable.
 * @param isGrid whether the items stand beside each other too
 */
export function useSortableItem(
  id: string,
  { disabled, isGrid = false }: { readonly disabled: boolean; readonly isGrid?: boolean },
): SortableItem {
  const sortable = useSortable({ id, disabled, animateLayoutChanges: never });
  const { transform, transition } = sortable;
  const x = transform && isGrid ? transform.x : 0;
  return {
    ref: sortable.setNodeRef,
    style: transform ? { transform: `translate3d(${x}px, ${transform.y}px, 0)`, transition } : undefined,
    isDragged: sortable.isDragging,
    grip: { ...sortable.attributes, ...sortable.listeners, ref: sortable.setActivatorNodeRef },
  };
}

/** Items take their places at once; only the dragged one moves. */
function never(): boolean {
  return false;
}
