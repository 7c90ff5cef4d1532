import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { CompiledEditor } from '../compile';
import { differences } from '../form';
import { formatMoment } from '../lib/dates';
import { truncateNames } from '../lib/truncateNames';
import { focusHeadingOf, useFocusOnRemoval } from '../shell/useFocusOnRemoval';
import type { Draft } from '../stores/drafts';
import { editorTexts } from './texts';

/** Maximum number of changed fields that are named; the others are counted. */
const MAX_NAMED_FIELDS = 6;

/** A draft and its editor. */
interface DraftOfForm {
  readonly draft: Draft;
  readonly compiled: CompiledEditor;
  /** Label of the form, on screens of several. */
  readonly name?: string;
}

/**
 * Offers changes of an earlier visit: 'Restore your changes of 02:02 PM?' with the changed fields.
 * @param props.drafts drafts of one visit, newest first; must be referentially stable
 */
export function DraftOffer(props: {
  readonly drafts: readonly DraftOfForm[];
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { drafts, onRestore, onDiscard } = props;
  const [now] = useState(Date.now);
  const restoreRef = useFocusOnRemoval(focusHeadingOf);
  const discardRef = useFocusOnRemoval(focusHeadingOf);
  const changed = useMemo(() => drafts.flatMap(changedLabels), [drafts]);
  const at = drafts[0]?.draft.at ?? now;
  const named = truncateNames(changed, MAX_NAMED_FIELDS, editorTexts.draftMore);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2.25 }}
      action={
        <>
          <Button ref={restoreRef} onClick={onRestore}>
            {editorTexts.restore}
          </Button>
          <Button ref={discardRef} color="inherit" onClick={onDiscard}>
            {editorTexts.discard}
          </Button>
        </>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{editorTexts.draftTitle({ at: formatMoment(at, now) })}</AlertTitle>
      {named.length > 0 && editorTexts.draftOf({ labels: named.join(', ') })}
    </Alert>
  );
}

function changedLabels({ draft, compiled, name }: DraftOfForm): readonly string[] {
  const found = differences(compiled.editor.fields, { before: draft.base, after: draft.form });
  const labels = found.map((one) =>
    one.labels[0] === name || name === undefined ? one.labels : [name, ...one.labels],
  );
  return [...new Set(labels.map((path) => path.join(' › ')).filter((label) => label !== ''))];
}
