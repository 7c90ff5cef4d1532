import { useState, type ReactNode } from 'react';
import { undoTexts } from './texts';
import { UndoSnackbar } from './UndoSnackbar';

/** Something that was done and can be taken back for a while. */
interface Undoable {
  /** What was done. */
  readonly message: string;
  /** What it was done with. */
  readonly about?: string | undefined;
  readonly takeBack: () => void;
}

/** Offers to take back what was done last; `snackbar` stands somewhere on the screen. */
export function useUndo(): { readonly offer: (done: Undoable) => void; readonly snackbar: ReactNode } {
  const [done, setDone] = useState<Undoable>();
  const [isOpen, setOpen] = useState(false);
  return {
    offer(next) {
      setDone(next);
      setOpen(true);
    },
    snackbar: (
      <UndoSnackbar
        done={done}
        isOpen={isOpen}
        message={done?.message}
        about={done?.about}
        label={undoTexts.undo}
        onUndo={() => {
          setOpen(false);
          done?.takeBack();
        }}
        close={() => setOpen(false)}
      />
    ),
  };
}
