import { useEffect, useState } from 'react';
import type { RemovedItem } from '../fields/shared/formView';
import { UndoSnackbar } from '../hooks/UndoSnackbar';
import { itemsIn, type FormData } from '../tree';
import { valueAt } from '../compile';
import type { FormStore } from './store';
import { formTexts } from './texts';

interface UndoToastProps {
  readonly store: FormStore;
  readonly removal: RemovedItem | undefined;
  readonly close: () => void;
}

/** Reports a removed item and offers to restore it. */
export function UndoToast({ store, removal, close }: UndoToastProps) {
  const [last, setLast] = useState(removal);
  if (removal && removal !== last) setLast(removal);
  useEffect(() => {
    if (!removal) return undefined;
    // Undo may already have restored the item.
    return store.subscribe(() => {
      if (containsItem(store.getSnapshot().current, removal)) close();
    });
  }, [store, removal, close]);

  function undoRemoval(): void {
    if (removal) restore(store, removal);
    close();
  }

  return (
    <UndoSnackbar
      action={last}
      isOpen={removal !== undefined}
      message={last && formTexts.removed({ name: last.name })}
      label={formTexts.undo}
      onUndo={undoRemoval}
      close={close}
    />
  );
}

/** Restores the item at its position. Later changes are kept. */
function restore(store: FormStore, removal: RemovedItem): void {
  const { at, index, item } = removal;
  const { current, past } = store.getSnapshot();
  const previous = past.at(-1);
  if (previous && containsItem(previous, removal)) {
    store.undo();
    store.reveal(index === undefined ? at : [...at, index]);
    return;
  }
  if (index === undefined) {
    store.write(at, item);
    store.reveal(at);
    return;
  }
  const items = itemsIn(valueAt(current, at));
  const position = Math.min(index, items.length);
  store.write(at, items.toSpliced(position, 0, item));
  store.reveal([...at, position]);
}

function containsItem(form: FormData, { at, index, item }: RemovedItem): boolean {
  const value = valueAt(form, at);
  return index === undefined ? value === item : itemsIn(value).includes(item);
}
