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
import { itemTexts } from './texts';

interface SortableRowsProps {
  readonly keys: readonly string[];
  readonly itemLabel: string;
  readonly move: (from: number, to: number) => void;
  /** Whether the items stand beside each other too; by default they stand below each other only. */
  readonly isGrid?: boolean;
  readonly children: ReactNode;
}

/** Pixels the pointer must move before a press on the grip is a drag. */
const DRAG_DISTANCE = 4;
/** Made once: new options would render every row anew. */
const POINTER = { activationConstraint: { distance: DRAG_DISTANCE } };
const KEYBOARD = { coordinateGetter: sortableKeyboardCoordinates };

/** Lets rows be dragged with the mouse, touch or the keyboard, and says what happens. */
export function SortableRows({ keys, itemLabel, move, isGrid = false, children }: SortableRowsProps) {
  const [isDragging, setIsDragging] = useState(false);
  const sensors = useSensors(useSensor(PointerSensor, POINTER), useSensor(KeyboardSensor, KEYBOARD));
  const ids = useMemo(() => [...keys], [keys]);
  const accessibility = useMemo(
    () => ({
      announcements: announcementsFor(keys, itemLabel),
      screenReaderInstructions: { draggable: itemTexts.moveHelp },
    }),
    [keys, itemLabel],
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
        <div className={isDragging ? 'f-rows-dragging' : undefined}>{children}</div>
      </SortableContext>
    </DndContext>
  );
}

function announcementsFor(keys: readonly string[], itemLabel: string): Announcements {
  const indexOf = (id: UniqueIdentifier) => keys.indexOf(String(id));
  return {
    onDragStart: ({ active }) =>
      itemTexts.pickedUp({ name: itemTexts.name({ label: itemLabel, position: indexOf(active.id) + 1 }) }),
    onDragOver: ({ over }) =>
      over ? itemTexts.movedTo({ position: indexOf(over.id) + 1, total: keys.length }) : undefined,
    onDragEnd: ({ over }) =>
      over ? itemTexts.putDown({ position: indexOf(over.id) + 1, total: keys.length }) : itemTexts.leftInPlace,
    onDragCancel: () => itemTexts.leftInPlace,
  };
}
