import Typography from '@mui/material/Typography';
import { useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react';
import { wordsOf } from '../api/errors';
import { ConfirmDialog } from '../hooks/ConfirmDialog';
import { useUndo } from '../hooks/useUndo';
import { logError } from '../lib/log';
import { FullScreenLoader } from '../shell/FullScreenLoader';
import { shellTexts } from '../shell/texts';
import { focusOn } from '../shell/useScreenFocus';
import { cardTexts } from './cards/texts';
import type { ListRow } from './listRow';
import { References, type FindReferring } from './References';
import { removalTexts } from './texts';

/** The question before a removal, and what is said after it. */
interface RemovalTexts {
  readonly title: string;
  readonly question: string;
  /** What can be done about it afterwards. */
  readonly hint?: string | undefined;
  readonly done: string;
  readonly failed: string;
}

/** Removing single rows or cards, and what is shown for it. */
interface Removal<Row> {
  /** Asks before a row is removed. */
  readonly ask: (row: Row) => void;
  /** The question, and afterwards the offer to take it back. */
  readonly dialog: ReactNode;
}

/** The question before something is removed, and what becomes of it (CARD-020 to CARD-022, MDDOR-021). */
export function useRemoval<Row extends ListRow>(options: {
  /** Undefined where nothing is removed. */
  readonly texts: RemovalTexts | undefined;
  /** What the row is called, where the question does not say it. */
  readonly nameOf: (row: Row) => string;
  readonly remove: (row: Row) => Promise<void>;
  /** Brings a removed row back; undefined where none is kept. */
  readonly bringBack?: ((row: Row) => Promise<void>) | undefined;
  /** Finds what refers to a row; must stay the same function. Undefined where nobody knows. */
  readonly referring?: FindReferring | undefined;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
}): Removal<Row> {
  const { texts, nameOf, remove, bringBack, referring, onSuccess, onError } = options;
  const undo = useUndo();
  const [asked, setAsked] = useState<Row>();
  /** Of the entry that was removed: the one behind it. */
  const removed = useRef<{ readonly next: Element | null }>(undefined);

  async function confirm(row: Row, { done, failed }: RemovalTexts): Promise<void> {
    const next = document.querySelector(`[data-entry=${JSON.stringify(row.id)}]`)?.nextElementSibling ?? null;
    try {
      await remove(row);
      removed.current = { next };
      if (bringBack) undo.offer({ message: done, about: nameOf(row), takeBack: () => void restore(row, bringBack) });
      else onSuccess(done);
    } catch (error) {
      logError('An entry of a list could not be removed.', error);
      onError(failed);
    }
  }

  async function restore(row: Row, back: (row: Row) => Promise<void>): Promise<void> {
    const name = nameOf(row);
    try {
      await back(row);
      onSuccess(removalTexts.restored({ name }));
    } catch (error) {
      logError('What was removed from a list could not be restored.', error);
      onError(wordsOf(error) ?? removalTexts.restoreFailed({ name }));
    }
  }

  function close(): void {
    setAsked(undefined);
    if (removed.current) focusEntry(removed.current.next);
    removed.current = undefined;
  }

  return {
    ask: (row) => setAsked(() => row),
    dialog: texts && (
      <>
        {asked !== undefined && (
          <RemoveDialog
            title={texts.title}
            text={texts.question}
            name={nameOf(asked)}
            hint={texts.hint}
            references={referring && <References ids={[asked.id]} find={referring} />}
            onConfirm={() => confirm(asked, texts)}
            onClose={close}
          />
        )}
        {undo.snackbar}
      </>
    ),
  };
}

/** The focus would go with the entry that had it. @param entry null: the heading takes it */
function focusEntry(entry: Element | null): void {
  const link = entry?.querySelector('a');
  if (link) link.focus();
  else focusOn(document.body, 'h1');
}

/**
 * Asks before something is removed. While the removal runs, the full-screen spinner stands for about a second at
 * least, and nothing can be clicked twice (SHELL-005, SHELL-007, C-2).
 */
export function RemoveDialog(props: {
  readonly title: string;
  readonly text: string;
  /** What is removed, where the question does not say it. */
  readonly name?: string;
  /** What can be done about it afterwards. */
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
    const timer = setTimeout(() => void running.then(() => close()), SPINNER);
    return () => clearTimeout(timer);
  }, [running]);
  if (running) return <FullScreenLoader isOpen label={shellTexts.removing} />;
  return (
    <ConfirmDialog
      title={title}
      question={text}
      details={
        <>
          {name !== undefined && <Typography sx={{ mt: 1, overflowWrap: 'anywhere' }}>{name}</Typography>}
          {hint !== undefined && (
            <Typography variant="body2" color="textSecondary" sx={{ mt: 1 }}>
              {hint}
            </Typography>
          )}
        </>
      }
      answers={{ yes: cardTexts.confirm, no: cardTexts.cancel }}
      isDangerous
      onYes={() => setRunning(onConfirm())}
      onNo={onClose}
    >
      {references}
    </ConfirmDialog>
  );
}

/** The shortest time that the spinner stands, in milliseconds (SHELL-007). */
const SPINNER = 1_000;
