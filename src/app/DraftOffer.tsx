import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Button from '@mui/material/Button';
import { useMemo, useState, type ReactNode } from 'react';
import type { CompiledEditor } from '../compile';
import { differences } from '../form';
import { formatMoment } from '../lib/dates';
import type { Draft } from '../stores/drafts';
import { editorTexts } from './texts';

/** How many changed fields are named; the others are counted. */
const NAMED = 6;

/** Offers changes of an earlier visit: 'Restore your changes of 02:02 PM?' with what they changed. */
export function DraftOffer(props: {
  readonly draft: Draft;
  readonly compiled: CompiledEditor;
  readonly onRestore: () => void;
  readonly onDiscard: () => void;
}): ReactNode {
  const { draft, compiled, onRestore, onDiscard } = props;
  const [now] = useState(Date.now);
  const changed = useMemo(() => changedLabels(draft, compiled), [draft, compiled]);
  const shown =
    changed.length > NAMED
      ? [...changed.slice(0, NAMED), editorTexts.draftMore({ count: changed.length - NAMED })]
      : changed;
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
      <AlertTitle sx={{ mb: 0 }}>{editorTexts.draftTitle({ at: formatMoment(draft.at, now) })}</AlertTitle>
      {shown.length > 0 && editorTexts.draftOf({ labels: shown.join(', ') })}
    </Alert>
  );
}

function changedLabels({ base, form }: Draft, { editor }: CompiledEditor): readonly string[] {
  const labels = differences(editor.fields, { before: base, after: form }).map((one) => one.labels.join(' › '));
  return [...new Set(labels.filter((label) => label !== ''))];
}
