import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, useNavigate, type Blocker, type Location, type NavigationType } from 'react-router-dom';
import { formTexts } from './texts';

/** One form, or several that are left together. */
export interface WatchedForm {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly dirty: boolean };
  /** Resolves once the save is over; where it failed, the form is still unsaved and says why. */
  readonly save: () => Promise<void>;
  /** Takes every unsaved change back. */
  readonly discard: () => void;
}

/** Whether a navigation leaves a form. */
export type LeavingTest = (from: Location, to: Location, action: NavigationType) => boolean;

/**
 * Asks before a changed form is left by a link, a tab, the browser's back or a reload. An unchanged form is left without a
 * question. Needs a data router around it.
 * @param options.keepsDraft whether a draft of the changes can be kept, so that they are offered again
 * @param options.notKept what is said where it cannot, unless that is for want of the browser
 * @param options.isSaving whether a save is on its way; the question waits for it, and is not asked if nothing is unsaved then
 * @returns the question, to be rendered by the screen
 */
export function useUnsavedChangesGuard(
  store: WatchedForm,
  options: {
    readonly isLeaving: LeavingTest;
    readonly keepsDraft: boolean;
    readonly notKept?: string | undefined;
    readonly isSaving?: boolean | undefined;
  },
): ReactNode {
  const { isLeaving, keepsDraft, notKept = formTexts.leaveWithoutDraftText, isSaving = false } = options;
  const isDirty = useSyncExternalStore(store.subscribe, () => store.getSnapshot().dirty);
  // Decided when somebody leaves, not when this was last rendered: a save may just have been done.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      store.getSnapshot().dirty && isLeaving(currentLocation, nextLocation, historyAction),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isDirty]);
  const { savedFor, saveAndLeave } = useSaveAndLeave(store, blocker);
  const isAsked = blocker.state === 'blocked' && blocker.location !== savedFor;
  const isSettled = isAsked && !isSaving && !isDirty;
  useEffect(() => {
    if (isSettled) blocker.proceed();
  }, [blocker, isSettled]);
  if (!isAsked || isSaving || isSettled) return null;
  return (
    <LeaveDialog
      text={keepsDraft ? formTexts.leaveText : notKept}
      saveAndLeave={() => void saveAndLeave(blocker.location)}
      keepAndLeave={keepsDraft ? () => blocker.proceed() : undefined}
      discardAndLeave={() => {
        store.discard();
        blocker.proceed();
      }}
      stay={() => blocker.reset()}
    />
  );
}

/** Saves before a form is left; a form that is still unsaved then stays open. */
function useSaveAndLeave(store: WatchedForm, blocker: Blocker) {
  const navigate = useNavigate();
  /** Where the form is to be left for once it is saved: that is not asked about again. */
  const [savedFor, setSavedFor] = useState<Location>();
  const latest = useRef<Blocker>(undefined);
  useLayoutEffect(() => {
    latest.current = blocker;
    return () => {
      latest.current = undefined;
    };
  }, [blocker]);

  async function saveAndLeave(to: Location): Promise<void> {
    setSavedFor(to);
    await store.save();
    const now = latest.current;
    const isLeft = !store.getSnapshot().dirty;
    if (now?.state === 'blocked') {
      if (isLeft) now.proceed();
      else now.reset();
      return;
    }
    // The save has gone somewhere itself, such as to the list: where that took the place of the form, this takes its place.
    if (isLeft) void navigate(to, { replace: now === undefined });
  }
  return { savedFor, saveAndLeave };
}

interface LeaveDialogProps {
  readonly text: string;
  readonly saveAndLeave: () => void;
  /** The draft is offered again when the form is opened the next time; undefined where none can be kept. */
  readonly keepAndLeave: (() => void) | undefined;
  readonly discardAndLeave: () => void;
  readonly stay: () => void;
}

/** Asks whoever is about to leave a changed form what becomes of the changes. */
function LeaveDialog({ text, saveAndLeave, keepAndLeave, discardAndLeave, stay }: LeaveDialogProps) {
  return (
    <Dialog open onClose={stay} aria-describedby="leave-text">
      <DialogTitle>{formTexts.leaveTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText id="leave-text">{text}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={ANSWERS}>
        <Button color="error" onClick={discardAndLeave}>
          {formTexts.discardAndLeave}
        </Button>
        {keepAndLeave && <Button onClick={keepAndLeave}>{formTexts.keepAndLeave}</Button>}
        <Button variant="outlined" autoFocus onClick={stay}>
          {formTexts.stay}
        </Button>
        <Button variant="contained" onClick={saveAndLeave}>
          {formTexts.saveAndLeave}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** On a phone below each other, what is asked for most at the top. */
const ANSWERS = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1,
  pl: { xs: 3, sm: 1 },
} as const;
