import { useSortable } from '@dnd-kit/sortable';
import type { CSSProperties, HTMLAttributes, Ref } from 'react';

/** The props that make an element a sortable item. */
export interface SortableItem {
  readonly ref: (element: HTMLElement | null) => void;
  readonly style: CSSProperties | undefined;
  readonly isDragged: boolean;
  /** Props of the drag handle. */
  readonly grip: Omit<HTMLAttributes<HTMLButtonElement>, 'color'> & { readonly ref: Ref<HTMLButtonElement> };
}

/**
 * One item of a Sortable.
 * @param isGrid whether items are laid out in a grid
 */
export function useSortableItem(
  id: string,
  { disabled, isGrid = false }: { readonly disabled: boolean; readonly isGrid?: boolean },
): SortableItem {
  const sortable = useSortable({ id, disabled, animateLayoutChanges: neverAnimate });
  const { transform, transition } = sortable;
  const x = transform && isGrid ? transform.x : 0;
  return {
    ref: sortable.setNodeRef,
    style: transform ? { transform: `translate3d(${x}px, ${transform.y}px, 0)`, transition } : undefined,
    isDragged: sortable.isDragging,
    grip: { ...sortable.attributes, ...sortable.listeners, ref: sortable.setActivatorNodeRef },
  };
}

/** Items jump to their places; only the dragged one moves. */
function neverAnimate(): boolean {
  return false;
}
