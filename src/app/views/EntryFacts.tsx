import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import type { ListColumn } from '../../definition';
import { listTexts } from '../../list/texts';
import { hasValue, Value } from '../../list/Value';
import type { JsonRecord } from '../../tree';

/** What is known of an entry, as terms and their descriptions. */
export function EntryFacts(props: {
  readonly label: string;
  readonly facts: readonly ListColumn[];
  /** Undefined while they are on their way. */
  readonly values: JsonRecord | undefined;
}): ReactNode {
  const { label, facts, values } = props;
  return (
    <Paper variant="outlined" component="section" aria-label={label} sx={{ p: 2.5, mb: 4 }}>
      <Box component="dl" sx={GRID}>
        {facts.map((fact) => (
          <div key={fact.field}>
            <Box component="dt" sx={{ color: 'text.secondary', fontSize: '0.8125rem' }}>
              {fact.label}
            </Box>
            <Box component="dd" sx={{ m: 0, minHeight: 22, overflowWrap: 'anywhere' }}>
              {values === undefined && <Skeleton width="70%" />}
              {values && (hasValue(values, fact) ? <Value row={values} column={fact} /> : listTexts.noValue)}
            </Box>
          </div>
        ))}
      </Box>
    </Paper>
  );
}

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(220px, 1fr))',
  gap: '18px 24px',
  m: 0,
} as const;
