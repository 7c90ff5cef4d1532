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

interface SortableProps {
  /** Of the items, in their order; each is a useSortableItem below. */
  readonly keys: readonly string[];
  /** What an item is called. Must stay the same function while the names are the same. */
  readonly nameOf: (index: number) => string;
  readonly move: (from: number, to: number) => void;
  /** Whether the items stand beside each other too; by default they stand below each other only. */
  readonly isGrid?: boolean;
  readonly children: (isDragging: boolean) => ReactNode;
}

/** Pixels the pointer must move before a press on the grip is a drag. */
const DRAG_DISTANCE = 4;
/** Made once: new options would render every item anew. */
const POINTER = { activationConstraint: { distance: DRAG_DISTANCE } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Lets items be dragged with the mouse, touch or the keyboard, and says what happens. */
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
