import { useEffect, useState } from 'react';
import type { Removal } from '../fields/shared/formView';
import { itemsIn } from '../fields/shared/rjsf';
import { UndoSnackbar } from '../hooks/UndoSnackbar';
import type { FormData } from '../tree';
import { valueAt } from '../compile';
import type { FormStore } from './store';
import { formTexts } from './texts';

interface UndoToastProps {
  readonly store: FormStore;
  readonly removal: Removal | undefined;
  readonly close: () => void;
}

/** Says what was removed and puts it back. */
export function UndoToast({ store, removal, close }: UndoToastProps) {
  const [last, setLast] = useState(removal);
  if (removal && removal !== last) setLast(removal);
  useEffect(() => {
    if (!removal) return undefined;
    // A later change of the same list by undo may have put the item back already.
    return store.subscribe(() => {
      if (holds(store.getSnapshot().current, removal)) close();
    });
  }, [store, removal, close]);

  function putBack(): void {
    if (removal) restore(store, removal);
    close();
  }

  return (
    <UndoSnackbar
      done={last}
      isOpen={removal !== undefined}
      message={last && formTexts.removed({ name: last.name })}
      label={formTexts.undo}
      onUndo={putBack}
      close={close}
    />
  );
}

/** Puts the item back where it was. Where something else was changed since, that stays. */
function restore(store: FormStore, removal: Removal): void {
  const { at, index, item } = removal;
  const { current, past } = store.getSnapshot();
  const before = past.at(-1);
  if (before && holds(before, removal)) {
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
  const place = Math.min(index, items.length);
  store.write(at, [...items.slice(0, place), item, ...items.slice(place)]);
  store.reveal([...at, place]);
}

function holds(form: FormData, { at, index, item }: Removal): boolean {
  const value = valueAt(form, at);
  return index === undefined ? value === item : itemsIn(value).includes(item);
}
