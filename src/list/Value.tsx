import Box from '@mui/material/Box';
import { Fragment, type ReactNode } from 'react';
import type { BadgeTone } from '../definition';
import { formatDate, formatDateTime } from '../lib/dates';
import { ownProperty } from '../lib/objects';
import { plainLine } from '../lib/plainLine';
import type { LabelledColumn } from './choiceLabels';
import { filterTexts } from './texts';

/** The value of a column in its format; missing values are empty (C-26). */
export function Value(props: { readonly row: object; readonly column: LabelledColumn }): ReactNode {
  const { row, column } = props;
  const [value, ...others] = valuesOf(row, column);
  if (value === undefined) return null;
  const text = textOfValue(row, column);
  switch (column.format) {
    case 'line':
      return (
        <Box component="span" sx={LINE}>
          {text}
        </Box>
      );
    case 'badge':
      return <Badge text={text} tone={others.length > 0 ? undefined : column.tones?.[value]} />;
    default:
      return <BreakableText text={text} />;
  }
}

/**
 * An e-mail address that is too long for its column is wrapped before the host. A column is at least as wide as its longest word,
 * except for words that are too long for that: they break anywhere.
 */
function BreakableText({ text }: { readonly text: string }): ReactNode {
  const [start = '', ...hosts] = text.split(/(?=@)/);
  const content = (
    <>
      {start}
      {hosts.map((host) => (
        <Fragment key={host}>
          <wbr />
          {host}
        </Fragment>
      ))}
    </>
  );
  if (!LONG_WORD.test(text)) return content;
  return (
    <Box component="span" sx={{ overflowWrap: 'anywhere' }}>
      {content}
    </Box>
  );
}

/** Nearly all e-mail addresses are shorter. */
const LONG_WORD = /\S{41}/;

/** The value as formatted text, several choices separated by commas; '' for none. */
export function textOfValue(row: object, column: LabelledColumn): string {
  return valuesOf(row, column)
    .map((value) => formatted(value, column))
    .join(', ');
}

function formatted(value: string | number, column: LabelledColumn): string {
  switch (column.format) {
    case 'date':
      return formatDate(value);
    case 'dateTime':
      return formatDateTime(value);
    case 'line':
      return plainLine(String(value));
    default:
      return column.labels?.get(String(value)) ?? String(value);
  }
}

/** Whether there is anything to show. */
export function hasValue(row: object, column: LabelledColumn): boolean {
  return valuesOf(row, column).length > 0;
}

/** One value, or none; more only for several choices. */
function valuesOf(row: object, { field }: LabelledColumn): readonly (string | number)[] {
  const stored = ownProperty(row as Readonly<Record<string, unknown>>, field);
  return [stored].flat().flatMap((value) => {
    if (typeof value === 'boolean') return [value ? filterTexts.yes : filterTexts.no];
    return (typeof value === 'string' && value !== '') || typeof value === 'number' ? [value] : [];
  });
}

function Badge({ text, tone }: { readonly text: string; readonly tone: BadgeTone | undefined }): ReactNode {
  const colour = tone === undefined ? 'text.secondary' : TONES[tone];
  return (
    <Box component="span" sx={{ ...BADGE, color: colour, borderColor: colour }}>
      {text}
    </Box>
  );
}

const TONES = { good: 'success.main', waiting: 'warning.main' } as const satisfies Record<BadgeTone, string>;

/** One line, truncated: it leaves room for the other columns before the table scrolls horizontally. */
const LINE = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  maxWidth: { xs: '24ch', lg: '44ch' },
  overflow: 'hidden',
  wordBreak: 'break-all',
} as const;

const BADGE = {
  display: 'inline-block',
  px: 1,
  py: '1px',
  border: 1,
  borderRadius: 4,
  fontSize: '0.75rem',
  fontWeight: 600,
  whiteSpace: 'nowrap',
} as const;
