import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacedFields } from '../../definition';
import { differences } from '../../form';
import { formatDateTime } from '../../lib/dates';
import type { EditorHistory, Version } from '../../stores/history';
import type { FormData } from '../../tree';
import { PAGED_ROW } from '../PagedList';
import { historyTexts } from './texts';
import { useFormsAt, type FormsAt } from './useFormsAt';

/** How many changed fields are named; the others are counted. */
const NAMED = 6;

/** One version: when, by whom, what it changed, and what can be done with it. */
export function VersionRow(props: {
  readonly history: EditorHistory;
  readonly fields: PlacedFields;
  readonly version: Version;
  /** When it was saved, in words. */
  readonly when: string;
  /** Whether this is what is stored now. */
  readonly isNow: boolean;
  readonly onCompare: () => void;
  /** Absent where the form can only be read. */
  readonly onRestore: ((form: FormData) => void) | undefined;
}): ReactNode {
  const { history, fields, version, when, isNow, onCompare, onRestore } = props;
  const forms = useFormsAt(history, version.revision - 1, version.revision);
  const form = forms.status === 'ready' ? forms.after : undefined;
  return (
    <Box component="li" sx={PAGED_ROW}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
        <Typography sx={{ fontWeight: 600 }}>{when}</Typography>
        {isNow && <Chip size="small" label={historyTexts.now} />}
      </Box>
      <Typography color="textSecondary">
        {historyTexts.actions[version.action]({ by: version.by ?? historyTexts.somebody })}
        {version.plannedAt !== undefined && ` · ${historyTexts.planned({ at: formatDateTime(version.plannedAt) })}`}
      </Typography>
      <Typography component="div" sx={{ overflowWrap: 'anywhere' }}>
        {forms.status === 'loading' ? <Skeleton width="70%" /> : changesText(fields, forms)}
      </Typography>
      <Box sx={{ display: 'flex', gap: 1, mt: 0.75 }}>
        <Button size="small" variant="outlined" aria-label={historyTexts.compareOf({ when })} onClick={onCompare}>
          {historyTexts.compare}
        </Button>
        {onRestore && form && !isNow && (
          <Button
            size="small"
            variant="outlined"
            aria-label={historyTexts.restoreOf({ when })}
            onClick={() => onRestore(form)}
          >
            {historyTexts.restore}
          </Button>
        )}
      </Box>
    </Box>
  );
}

function changesText(fields: PlacedFields, forms: Exclude<FormsAt, { readonly status: 'loading' }>): string {
  if (forms.status !== 'ready') return historyTexts.changesFailed;
  const { before, after } = forms;
  if (!after) return historyTexts.absent;
  if (!before) return historyTexts.first;
  const labels = differences(fields, { before, after }).map((one) => one.labels.join(' › '));
  const names = [...new Set(labels.filter((label) => label !== ''))];
  if (names.length === 0) return historyTexts.unchanged;
  const shown =
    names.length > NAMED ? [...names.slice(0, NAMED), historyTexts.moreFields({ count: names.length - NAMED })] : names;
  return historyTexts.changed({ labels: shown.join(', ') });
}
