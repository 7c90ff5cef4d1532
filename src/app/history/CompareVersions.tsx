import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useMemo, useState, type ReactNode } from 'react';
import type { PlacedFields } from '../../definition';
import { useRequest } from '../../hooks/useRequest';
import type { EditorHistory, Version } from '../../stores/history';
import type { FormData } from '../../tree';
import { Differences } from './Differences';
import { historyTexts } from './texts';

/** Compares any two versions side by side. */
export function CompareVersions(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  readonly versions: readonly Version[];
  /** The revisions compared initially. */
  readonly start: { readonly from: number; readonly to: number };
  readonly whenOf: (version: Version) => string;
  readonly onBack: () => void;
}): ReactNode {
  const { history, fields, versions, start, whenOf, onBack } = props;
  const [selected, setSelected] = useState(start);
  const from = Math.min(selected.from, selected.to);
  const to = Math.max(selected.from, selected.to);
  const forms = useFormsAt(history, from, to);
  return (
    <>
      <Button size="small" variant="outlined" autoFocus onClick={onBack} sx={{ mb: 2 }}>
        {historyTexts.back}
      </Button>
      <Typography variant="h2" sx={{ mb: 1.5 }}>
        {historyTexts.compareTitle}
      </Typography>
      <Box sx={{ display: 'grid', gap: 1.5, mb: 2 }}>
        <VersionSelect
          label={historyTexts.from}
          revision={from}
          {...{ versions, whenOf }}
          onChange={(revision) => setSelected({ from: revision, to })}
        />
        <VersionSelect
          label={historyTexts.to}
          revision={to}
          {...{ versions, whenOf }}
          onChange={(revision) => setSelected({ from, to: revision })}
        />
      </Box>
      <Compared fields={fields} forms={forms} />
    </>
  );
}

function Compared({ fields, forms }: { readonly fields: PlacedFields; readonly forms: FormsAt }): ReactNode {
  if (forms.status === 'loading')
    return <Skeleton variant="rounded" height={120} role="status" aria-label={historyTexts.loading} />;
  if (forms.status !== 'ready') return <Typography role="alert">{historyTexts.changesFailed}</Typography>;
  const { before, after } = forms;
  if (!before || !after) return <Typography role="status">{historyTexts.absent}</Typography>;
  return <Differences fields={fields} before={before} after={after} />;
}

function VersionSelect(props: {
  readonly label: string;
  readonly revision: number;
  readonly versions: readonly Version[];
  readonly whenOf: (version: Version) => string;
  readonly onChange: (revision: number) => void;
}): ReactNode {
  const { label, revision, versions, whenOf, onChange } = props;
  return (
    <TextField
      select
      label={label}
      value={revision}
      onChange={(event) => onChange(Number(event.target.value))}
      slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    >
      {versions.map((version) => (
        <option key={version.revision} value={version.revision}>
          {historyTexts.option({ when: whenOf(version), by: version.by ?? historyTexts.somebody })}
        </option>
      ))}
    </TextField>
  );
}

/** Two forms of a history; undefined for a missing one. */
export type FormsAt =
  | { readonly status: 'loading' | 'failed' }
  | { readonly status: 'ready'; readonly before: FormData | undefined; readonly after: FormData | undefined };

/** The forms of two versions. */
export function useFormsAt(history: EditorHistory, before: number, after: number): FormsAt {
  const input = useMemo(() => ({ history, before, after }), [after, before, history]);
  const { result, isLoading, error } = useRequest({
    input,
    load: readForms,
    logMessage: 'A version could not be read.',
  });
  if (error !== undefined) return { status: 'failed' };
  return isLoading || !result ? { status: 'loading' } : { status: 'ready', ...result };
}

async function readForms(of: { readonly history: EditorHistory; readonly before: number; readonly after: number }) {
  const [before, after] = await Promise.all([of.history.formAt(of.before), of.history.formAt(of.after)]);
  return { before, after };
}
