import { useCallback, useEffect } from 'react';
import type { RemovedItem } from '../fields/shared/formView';
import { useUndo, type UndoableAction } from '../hooks/useUndo';
import { itemsIn, type FormData } from '../tree';
import { valueAt } from '../compile';
import type { FormStore } from './store';
import { formTexts } from './texts';

/** Offers to restore the item that was removed last. `offerUndo` is stable. */
export function useRemovalUndo(store: FormStore) {
  const { offer, offered, close, snackbar } = useUndo<UndoableAction & { readonly removal: RemovedItem }>();
  useEffect(() => {
    if (!offered) return undefined;
    // Undo may already have restored the item.
    return store.subscribe(() => {
      if (containsItem(store.getSnapshot().current, offered.removal)) close();
    });
  }, [store, offered, close]);
  const offerUndo = useCallback(
    (removal: RemovedItem) => {
      const message = formTexts.removed({ name: removal.name });
      offer({ removal, message, undo: () => restore(store, removal) });
    },
    [store, offer],
  );
  return { offerUndo, snackbar };
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
