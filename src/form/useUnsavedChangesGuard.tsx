import { Button, Dialog, DialogActions, DialogContent, DialogContentText, DialogTitle } from '@mui/material';
import { useEffect, useLayoutEffect, useRef, useState, useSyncExternalStore, type ReactNode } from 'react';
import { useBlocker, useNavigate, type Blocker, type Location, type NavigationType } from 'react-router-dom';
import { formTexts } from './texts';

/** A form, or several that are guarded together. */
export interface WatchedForm {
  readonly subscribe: (listener: () => void) => () => void;
  readonly getSnapshot: () => { readonly dirty: boolean };
  /** The number of files that are being uploaded; leaving stops these uploads. */
  readonly countUploading: () => number;
  /** Resolves when the save has ended; if it failed, the form stays dirty and shows why. */
  readonly save: () => Promise<void>;
  /** Discards every unsaved change. */
  readonly discard: () => void;
}

/** Whether a navigation leaves a form. */
export type LeavingTest = (from: Location, to: Location, action: NavigationType) => boolean;

/** When and how leaving a dirty form has to be confirmed. */
export interface LeavingGuard {
  readonly isLeaving: LeavingTest;
  /** Whether a draft of the changes can be kept and offered again. */
  readonly keepsDraft: boolean;
  /** The text if it can; by default that the changes are not saved yet. */
  readonly text?: string | undefined;
  /** The text if it cannot; by default that this browser could not keep it. */
  readonly notKept?: string | undefined;
  /** Whether the changes can be saved at all; true by default. */
  readonly canSave?: boolean | undefined;
  /** Whether a save is running; the dialog waits for it, and is skipped if nothing is unsaved afterwards. */
  readonly isSaving?: boolean | undefined;
}

/**
 * Asks for confirmation before a dirty form is left by a link, a tab, the browser's back button or a reload. Requires a data router.
 * @returns the dialog, to be rendered by the screen
 */
export function useUnsavedChangesGuard(store: WatchedForm, options: LeavingGuard): ReactNode {
  const { isLeaving, keepsDraft, canSave = true, isSaving = false } = options;
  const { text = formTexts.leaveText, notKept = formTexts.leaveWithoutDraftText } = options;
  const isDirty = useSyncExternalStore(store.subscribe, () => store.getSnapshot().dirty);
  // Reads the snapshot at navigation, not at the last render: a save may just have completed.
  const blocker = useBlocker(
    ({ currentLocation, nextLocation, historyAction }) =>
      store.getSnapshot().dirty && isLeaving(currentLocation, nextLocation, historyAction),
  );
  useEffect(() => {
    if (!isDirty) return undefined;
    const confirmUnload = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', confirmUnload);
    return () => window.removeEventListener('beforeunload', confirmUnload);
  }, [isDirty]);
  const uploading = useSyncExternalStore(store.subscribe, store.countUploading);
  const { savedFor, saveAndLeave } = useSaveAndLeave(store, blocker);
  const isBlocked = blocker.state === 'blocked' && blocker.location !== savedFor;
  const isSettled = isBlocked && !isSaving && !isDirty;
  useEffect(() => {
    if (isSettled) blocker.proceed();
  }, [blocker, isSettled]);
  if (!isBlocked || isSaving || isSettled) return null;
  return (
    <LeaveDialog
      text={keepsDraft ? text : notKept}
      uploading={uploading}
      // Nothing can be saved during an upload.
      saveAndLeave={uploading > 0 || !canSave ? undefined : () => void saveAndLeave(blocker.location)}
      keepAndLeave={keepsDraft ? () => blocker.proceed() : undefined}
      // The effect above proceeds once nothing is unsaved; a blocker refuses to proceed twice.
      discardAndLeave={() => store.discard()}
      stay={() => blocker.reset()}
    />
  );
}

/** Saves, then leaves the form unless it is still unsaved. */
function useSaveAndLeave(store: WatchedForm, blocker: Blocker) {
  const navigate = useNavigate();
  /** The target of the navigation that a save was started for: it needs no second confirmation. */
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
    const current = latest.current;
    const mayLeave = !store.getSnapshot().dirty;
    if (current?.state === 'blocked') {
      if (mayLeave) current.proceed();
      else current.reset();
      return;
    }
    // The save itself navigated, such as to the list: if that unmounted the form, its history entry is replaced.
    if (mayLeave) void navigate(to, { replace: current === undefined });
  }
  return { savedFor, saveAndLeave };
}

interface LeaveDialogProps {
  readonly text: string;
  /** The number of files that are being uploaded. */
  readonly uploading: number;
  /** Undefined if the form cannot be saved now. */
  readonly saveAndLeave: (() => void) | undefined;
  /** Keeps a draft that is offered the next time the form is opened; undefined if none can be kept. */
  readonly keepAndLeave: (() => void) | undefined;
  readonly discardAndLeave: () => void;
  readonly stay: () => void;
}

/** Asks what to do with the changes before leaving. */
function LeaveDialog(props: LeaveDialogProps) {
  const { text, uploading, saveAndLeave, keepAndLeave, discardAndLeave, stay } = props;
  return (
    <Dialog open onClose={stay} aria-describedby="leave-text">
      <DialogTitle>{formTexts.leaveTitle}</DialogTitle>
      <DialogContent id="leave-text">
        {uploading > 0 && (
          <DialogContentText sx={{ mb: 1 }}>{formTexts.leaveUploading({ count: uploading })}</DialogContentText>
        )}
        <DialogContentText>{text}</DialogContentText>
      </DialogContent>
      <DialogActions disableSpacing sx={ACTIONS_STYLE}>
        <Button color="error" onClick={discardAndLeave}>
          {formTexts.discardAndLeave}
        </Button>
        {keepAndLeave && <Button onClick={keepAndLeave}>{formTexts.keepAndLeave}</Button>}
        <Button variant="outlined" autoFocus onClick={stay}>
          {formTexts.stay}
        </Button>
        {saveAndLeave && (
          <Button variant="contained" onClick={saveAndLeave}>
            {formTexts.saveAndLeave}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

/** Stacked on phones, with the most frequent action at the top. */
const ACTIONS_STYLE = {
  flexDirection: { xs: 'column-reverse', sm: 'row' },
  alignItems: { xs: 'stretch', sm: 'center' },
  gap: 1,
  pl: { xs: 3, sm: 1 },
} as const;
