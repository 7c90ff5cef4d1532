import { useState, type ReactNode } from 'react';
import { undoTexts } from './texts';
import { UndoSnackbar } from './UndoSnackbar';

/** An action that can be undone for a while. */
interface UndoableAction {
  /** Reports the action. */
  readonly message: string;
  /** The item acted on. */
  readonly itemName?: string | undefined;
  readonly undo: () => void;
}

/** Offers to undo the latest action; render `snackbar` anywhere on the screen. */
export function useUndo(): { readonly offer: (action: UndoableAction) => void; readonly snackbar: ReactNode } {
  const [done, setDone] = useState<UndoableAction>();
  const [isOpen, setOpen] = useState(false);
  return {
    offer(next) {
      setDone(next);
      setOpen(true);
    },
    snackbar: (
      <UndoSnackbar
        action={done}
        isOpen={isOpen}
        message={done?.message}
        itemName={done?.itemName}
        label={undoTexts.undo}
        onUndo={() => {
          setOpen(false);
          done?.undo();
        }}
        close={() => setOpen(false)}
      />
    ),
  };
}
