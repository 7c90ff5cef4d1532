import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { RetryButton } from '../../shell/RetryButton';
import { shellTexts } from '../../shell/texts';
import { useEntryFocus } from '../../shell/useEntryFocus';
import { editorTexts } from '../texts';
import { homeTexts } from './texts';

/** One line of a card on the home screen. */
export interface HomeEntry {
  /** Undefined: no link. */
  readonly path: string | undefined;
  readonly label: string;
  /** Its area, shown next to the label. */
  readonly hint: string;
  /** Second line. */
  readonly detail: string;
  /** Removes the entry from the list. */
  readonly discard?: () => void;
}

/** A list of links. The children explain an empty list. */
export function HomeCard(props: {
  readonly heading: string;
  readonly hint?: string;
  /** Undefined while loading. */
  readonly entries: readonly HomeEntry[] | undefined;
  /** Whether the foot shows the progress, so that no placeholders are needed. */
  readonly isQuiet?: boolean;
  readonly failure: { readonly text: string; readonly retry: () => void } | undefined;
  readonly foot?: ReactNode;
  readonly children: ReactNode;
}): ReactNode {
  const { heading, hint, entries, isQuiet = false, failure, foot, children } = props;
  const id = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={id} sx={{ p: 2.25 }}>
      <Typography variant="h2" id={id}>
        {heading}
      </Typography>
      {hint !== undefined && (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      {entries === undefined && failure === undefined && !isQuiet && <Placeholders />}
      {entries?.length === 0 && failure === undefined && (
        <Typography color="textSecondary" sx={{ pt: 1.5 }}>
          {children}
        </Typography>
      )}
      {entries !== undefined && entries.length > 0 && <Entries id={id} entries={entries} />}
      {failure && (
        <Box role="alert" sx={FOOT}>
          <Typography sx={{ mr: 'auto' }}>{failure.text}</Typography>
          <RetryButton size="small" variant="outlined" onClick={failure.retry} />
        </Box>
      )}
      {foot && <Box sx={FOOT}>{foot}</Box>}
    </Paper>
  );
}

function Entries({ id, entries }: { readonly id: string; readonly entries: readonly HomeEntry[] }): ReactNode {
  return (
    <Box component="ul" aria-labelledby={id} sx={LIST}>
      {entries.map(({ path, label, hint, detail, discard }) => (
        <li key={`${path} ${label} ${detail}`}>
          <Box sx={ENTRY}>
            {path === undefined ? (
              <Typography dir="auto" sx={LABEL}>
                {label}
              </Typography>
            ) : (
              <Link component={RouterLink} to={path} dir="auto" sx={{ ...LABEL, '&::after': WHOLE_ENTRY }}>
                {label}
              </Link>
            )}
            <Typography variant="body2" color="textSecondary">
              {hint}
            </Typography>
          </Box>
          <Box sx={discard ? WITH_BUTTON : undefined}>
            <Typography variant="body2" color="textSecondary" sx={{ minWidth: 0 }}>
              {detail}
            </Typography>
            {discard && <DiscardButton name={`${label}, ${detail}`} discard={discard} />}
          </Box>
        </li>
      ))}
    </Box>
  );
}

function DiscardButton({ name, discard }: { readonly name: string; readonly discard: () => void }): ReactNode {
  return (
    <Button
      ref={useEntryFocus()}
      color="inherit"
      size="small"
      aria-label={homeTexts.discardOf({ name })}
      sx={ABOVE_ENTRY}
      onClick={discard}
    >
      {editorTexts.discard}
    </Button>
  );
}

function Placeholders(): ReactNode {
  return (
    <Box role="status" aria-label={shellTexts.loading} sx={{ py: 1 }}>
      {[0, 1, 2].map((row) => (
        <Skeleton key={row} height={44} />
      ))}
    </Box>
  );
}

const LIST = {
  listStyle: 'none',
  m: 0,
  mt: 1,
  p: 0,
  '& > li': { position: 'relative', py: 1.25, borderTop: 1, borderColor: 'divider' },
  '& > li:first-of-type': { borderTop: 0 },
} as const;

/** The area goes to the end of the line, or below the name if both do not fit. */
const ENTRY = {
  display: 'flex',
  flexWrap: 'wrap',
  columnGap: 1.5,
  alignItems: 'baseline',
  justifyContent: 'space-between',
} as const;

/** Names are free text: of any length, with or without spaces, in any direction. */
const LABEL = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  minWidth: 0,
  fontWeight: 600,
} as const;

/** Makes the whole entry clickable: the name alone is too small a touch target. */
const WHOLE_ENTRY = { content: '""', position: 'absolute', inset: 0 } as const;

/** The button lies on the line of the detail, which is no taller for it. */
const WITH_BUTTON = { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 1.5 } as const;
const ABOVE_ENTRY = { position: 'relative', zIndex: 1, flexShrink: 0, my: -0.75, mr: -2 } as const;

const FOOT = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, pt: 1.25 } as const;
