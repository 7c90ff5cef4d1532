import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
  type Announcements,
  type DragEndEvent,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import {
  rectSortingStrategy,
  SortableContext,
  sortableKeyboardCoordinates,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import { useMemo, useState, type ReactNode } from 'react';
import { sortableTexts } from './texts';

export interface SortableProps {
  /** Keys of the items, in order; each is rendered with useSortableItem. */
  readonly keys: readonly string[];
  /** The name of an item, for announcements. Must be stable while the names are the same. */
  readonly nameOf: (index: number) => string;
  readonly move: (from: number, to: number) => void;
  /** Whether items are laid out in a grid; by default, in one column. */
  readonly isGrid?: boolean;
  readonly children: (isDragging: boolean) => ReactNode;
}

/** Pixels that the pointer must move on the drag handle to start a drag. */
const DRAG_DISTANCE = 4;
/** Constants: new option objects would re-render every item. */
const POINTER = { activationConstraint: { distance: DRAG_DISTANCE } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Makes items sortable by mouse, touch and keyboard, with announcements for assistive technology. */
export function Sortable({ keys, nameOf, move, isGrid = false, children }: SortableProps): ReactNode {
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const ids = useMemo(() => [...keys], [keys]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(keys, nameOf),
      screenReaderInstructions: { draggable: sortableTexts.help },
    }),
    [keys, nameOf],
  );
  function drop({ active, over }: DragEndEvent): void {
    setIsDragging(false);
    if (over) move(keys.indexOf(String(active.id)), keys.indexOf(String(over.id)));
  }
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={accessibility}
      onDragStart={() => setIsDragging(true)}
      onDragCancel={() => setIsDragging(false)}
      onDragEnd={drop}
    >
      <SortableContext items={ids} strategy={isGrid ? rectSortingStrategy : verticalListSortingStrategy}>
        {children(isDragging)}
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(keys: readonly string[], nameOf: (index: number) => string): Announcements {
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  return {
    onDragStart: ({ active }) => sortableTexts.pickedUp({ name: nameOf(indexOf(active.id)) }),
    onDragOver: ({ over }) =>
      over ? sortableTexts.movedTo({ position: indexOf(over.id) + 1, total: keys.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? sortableTexts.putDown({ position: indexOf(over.id) + 1, total: keys.length }) : sortableTexts.leftInPlace,
    onDragCancel: () => sortableTexts.leftInPlace,
  };
}
