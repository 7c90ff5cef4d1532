import { Button, Snackbar } from '@mui/material';
import { useEffect, useState } from 'react';
import type { Removal } from '../fields/shared/formView';
import { formTexts } from '../lib/messages';
import type { FormItem, FormValue } from '../tree';
import { valueAt } from '../compile';
import type { FormStore } from './store';

interface UndoToastProps {
  readonly store: FormStore;
  readonly removal: Removal | undefined;
  readonly close: () => void;
}

/** Milliseconds a removed item can be put back from the toast; undo of the form works for longer. */
const DURATION = 8_000;

/** Says what was removed and puts it back. */
export function UndoToast({ store, removal, close }: UndoToastProps) {
  const [last, setLast] = useState(removal);
  if (removal && removal !== last) setLast(removal);
  useEffect(() => {
    if (!removal) return undefined;
    // A later change of the same list by undo may have put the item back already.
    return store.subscribe(() => {
      if (isBack(store, removal)) close();
    });
  }, [store, removal, close]);

  function putBack(): void {
    if (removal) restore(store, removal);
    close();
  }

  return (
    <Snackbar
      open={removal !== undefined}
      autoHideDuration={DURATION}
      onClose={(_event, reason) => {
        if (reason !== 'clickaway') close();
      }}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'center' }}
      sx={{ mb: 8 }}
      message={last && formTexts.removed(last.name)}
      action={
        <Button color="inherit" size="small" onClick={putBack}>
          {formTexts.undo}
        </Button>
      }
    />
  );
}

/** Puts the item back where it was. Where something else was changed since, that stays. */
function restore(store: FormStore, { list, index, item }: Removal): void {
  const { current, past } = store.getSnapshot();
  const before = past.at(-1);
  if (before && itemsAt(valueAt(before, list)).includes(item)) {
    store.undo();
    store.reveal([...list, index]);
    return;
  }
  const items = itemsAt(valueAt(current, list));
  const at = Math.min(index, items.length);
  const restored = [...items.slice(0, at), item, ...items.slice(at)];
  store.write(list, restored);
  store.reveal([...list, at]);
}

function isBack(store: FormStore, { list, item }: Removal): boolean {
  return itemsAt(valueAt(store.getSnapshot().current, list)).includes(item);
}

function itemsAt(value: FormValue): readonly FormItem[] {
  return Array.isArray(value) ? (value as readonly FormItem[]) : [];
}
