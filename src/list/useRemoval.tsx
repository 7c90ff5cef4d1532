import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { errorMessage } from '../api/errors';
import type { EntryRemoval } from '../definition';
import { ConfirmDialog } from '../hooks/ConfirmDialog';
import { useUndo } from '../hooks/useUndo';
import { logError } from '../lib/log';
import { FullScreenLoader } from '../hooks/FullScreenLoader';
import { shellTexts } from '../shell/texts';
import { useToasts } from '../shell/toasts';
import { focusOn } from '../shell/useScreenFocus';
import { cardTexts } from './cards/texts';
import type { ListRow } from './listRow';
import { References, type FindReferences } from './References';
import { removalTexts } from './texts';

/** Confirmation of a removal, and the messages after it. */
interface RemovalTexts extends Omit<EntryRemoval, 'named'> {
  /** What the user can do about it afterwards. */
  readonly hint?: string | undefined;
}

/** Removal of single rows or cards. */
interface Removal<Row> {
  /** Removes a row after confirmation. */
  readonly ask: (row: Row) => void;
  /** The confirmation, and afterwards the offer to undo. */
  readonly dialog: ReactNode;
}

/** Removal of an entry, with confirmation, message and undo (CARD-020 to CARD-022, MDDOR-021). */
export function useRemoval<Row extends ListRow>(options: {
  /** Undefined if entries cannot be removed. */
  readonly texts: RemovalTexts | undefined;
  /** Name of the row, which the question does not contain. */
  readonly nameOf: (row: Row) => string;
  readonly remove: (id: string) => Promise<void>;
  /** Restores a removed row; undefined if removed ones are not kept. */
  readonly restore?: ((id: string) => Promise<void>) | undefined;
  /** Finds what refers to a row; must stay the same function. Undefined if that is not known. */
  readonly findReferences?: FindReferences | undefined;
  /** Fetches the list again, after a failure as well: somebody else may have changed the entry. */
  readonly reload: () => void;
}): Removal<Row> {
  const { texts, nameOf, remove, restore, findReferences, reload } = options;
  const toasts = useToasts();
  const undo = useUndo();
  const [requested, setRequested] = useState<Row>();
  /** The element after the removed entry. */
  const removed = useRef<{ readonly next: Element | null }>(undefined);

  async function confirm(row: Row, { done, failed }: RemovalTexts): Promise<void> {
    const next = document.querySelector(`[data-entry=${JSON.stringify(row.id)}]`)?.nextElementSibling ?? null;
    try {
      await remove(row.id).finally(reload);
      removed.current = { next };
      if (restore) undo.offer({ message: done, itemName: nameOf(row), undo: () => void undoRemoval(row, restore) });
      else toasts.success(done);
    } catch (error) {
      logError('An entry of a list could not be removed.', error);
      toasts.error(failed);
    }
  }

  async function undoRemoval(row: Row, restoreRow: (id: string) => Promise<void>): Promise<void> {
    const name = nameOf(row);
    try {
      await restoreRow(row.id).finally(reload);
      toasts.success(removalTexts.restored({ name }));
    } catch (error) {
      logError('What was removed from a list could not be restored.', error);
      toasts.error(errorMessage(error) ?? removalTexts.restoreFailed({ name }));
    }
  }

  function close(): void {
    setRequested(undefined);
    if (removed.current) focusEntry(removed.current.next);
    removed.current = undefined;
  }

  return {
    ask: (row) => setRequested(() => row),
    dialog: texts && (
      <>
        {requested !== undefined && (
          <RemoveDialog
            title={texts.title}
            text={texts.question}
            name={nameOf(requested)}
            hint={texts.hint}
            references={findReferences && <References ids={[requested.id]} find={findReferences} />}
            onConfirm={() => confirm(requested, texts)}
            onClose={close}
          />
        )}
        {undo.snackbar}
      </>
    ),
  };
}

/** Focuses another entry, as the focus would be lost with the one that disappeared. @param entry null: the heading is focused */
export function focusEntry(entry: Element | null): void {
  const link = entry?.querySelector('a');
  if (link) link.focus();
  else focusOn(document.body, 'h1');
}

/**
 * Asks for confirmation of a removal. While it runs, the full-screen spinner is shown for at least about a second, and nothing
 * can be clicked twice (SHELL-005, SHELL-007, C-2).
 */
export function RemoveDialog(props: {
  readonly title: string;
  readonly text: string;
  /** Name of the entry, if the question does not contain it. */
  readonly name?: string;
  /** What the user can do about it afterwards. */
  readonly hint?: string | undefined;
  /** What refers to it. */
  readonly references?: ReactNode;
  readonly onConfirm: () => Promise<void>;
  readonly onClose: () => void;
}): ReactNode {
  const { title, text, name, hint, references, onConfirm, onClose } = props;
  const [running, setRunning] = useState<Promise<void>>();
  const close = useEffectEvent(onClose);
  useEffect(() => {
    if (!running) return undefined;
    const timer = setTimeout(() => void running.then(() => close()), MIN_SPINNER_DURATION);
    return () => clearTimeout(timer);
  }, [running]);
  if (running) return <FullScreenLoader isOpen label={shellTexts.removing} />;
  return (
    <ConfirmDialog
      title={title}
      question={text}
      details={
        <>
          {name !== undefined && <Typography sx={{ mt: 1 }}>{name}</Typography>}
          {hint !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {hint}
            </Typography>
          )}
        </>
      }
      buttonLabels={{ yes: cardTexts.confirm, no: cardTexts.cancel }}
      isDestructive
      onConfirm={() => setRunning(onConfirm())}
      onCancel={onClose}
    >
      {references}
    </ConfirmDialog>
  );
}

/** In milliseconds (SHELL-007). */
const MIN_SPINNER_DURATION = 1_000;
