import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { PlacedFields } from '../../definition';
import { describeValue, differences, partText, type Difference } from '../../form';
import type { FormData } from '../../tree';
import { historyTexts } from './texts';

/** What two forms differ in, by field label, with both values. */
export function Differences(props: {
  readonly fields: PlacedFields;
  readonly before: FormData;
  readonly after: FormData;
}): ReactNode {
  const found = differences(props.fields, props);
  if (found.length === 0) return <Typography role="status">{historyTexts.same}</Typography>;
  return (
    <Box component="ul" aria-label={historyTexts.differences} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {found.map((difference) => (
        <Box component="li" key={`${difference.kind} ${difference.labels.join('\n')}`} sx={ROW}>
          <Typography sx={{ fontWeight: 600 }}>{headOf(difference)}</Typography>
          <Sides difference={difference} />
        </Box>
      ))}
    </Box>
  );
}

/** Of an order both sides would read the same. */
function Sides({ difference }: { readonly difference: Difference }): ReactNode {
  const { kind, field, before, after } = difference;
  if (kind === 'moved') return null;
  return (
    <Box component="dl" sx={SIDES}>
      {kind !== 'added' && (
        <>
          <dt>{historyTexts.before}</dt>
          <dd>{describeValue(before, field)}</dd>
        </>
      )}
      {kind !== 'removed' && (
        <>
          <dt>{historyTexts.after}</dt>
          <dd>{describeValue(after, field)}</dd>
        </>
      )}
    </Box>
  );
}

function headOf({ kind, labels }: Difference): string {
  return [partText(labels), historyTexts.kinds[kind]].filter(Boolean).join(': ');
}

const ROW = { py: 1.25, borderBottom: 1, borderColor: 'divider' } as const;
const SIDES = {
  display: 'grid',
  gridTemplateColumns: 'max-content minmax(0, 1fr)',
  columnGap: 1.5,
  rowGap: 0.5,
  m: 0,
  mt: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, overflowWrap: 'anywhere', maxHeight: '9em', overflowY: 'auto' },
} as const;
