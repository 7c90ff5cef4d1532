import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { CompiledEditor } from '../compile';
import { differences } from '../form';
import { formatMoment } from '../lib/dates';
import { firstNamed } from '../lib/named';
import type { Draft } from '../stores/drafts';
import { editorTexts } from './texts';

/** How many changed fields are named; the others are counted. */
const NAMED = 6;

/** A draft, and the editor that it is of. */
interface DraftOfForm {
  readonly draft: Draft;
  readonly compiled: CompiledEditor;
  /** What the form is called among several. */
  readonly name?: string;
}

/**
 * Offers changes of an earlier visit: 'Restore your changes of 02:02 PM?' with what they changed.
 * @param props.drafts that belong together, the newest first; the same list while they are the same
 */
export function DraftOffer(props: {
  readonly drafts: readonly DraftOfForm[];
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { drafts, onRestore, onDiscard } = props;
  const [now] = useState(Date.now);
  const changed = useMemo(() => drafts.flatMap(changedLabels), [drafts]);
  const at = drafts[0]?.draft.at ?? now;
  const shown = firstNamed(changed, NAMED, editorTexts.draftMore);
  return (
    <Alert
      severity="info"
      sx={{ mb: 2.25 }}
      action={
        <>
          <Button onClick={onRestore}>{editorTexts.restore}</Button>
          <Button color="inherit" onClick={onDiscard}>
            {editorTexts.discard}
          </Button>
        </>
      }
    >
      <AlertTitle sx={{ mb: 0 }}>{editorTexts.draftTitle({ at: formatMoment(at, now) })}</AlertTitle>
      {shown.length > 0 && editorTexts.draftOf({ labels: shown.join(', ') })}
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
