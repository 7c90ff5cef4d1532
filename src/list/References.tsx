import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useAnswer } from '../hooks/useAnswer';
import { referenceTexts } from './texts';

/** What refers to some entries, as the question before their removal shows it. */
export interface Referring {
  /** Some of them where there are many. */
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    /** Where it is listed, and which of its fields it is; '' for neither. */
    readonly hint: string;
    /** Where it opens; undefined where it does not. */
    readonly path: string | undefined;
    /** What leads to the field there, kept in the browser's history. */
    readonly state?: unknown;
  }[];
  /** How many the user may read. */
  readonly total: number;
  /** How many there are besides. */
  readonly hidden: number;
}

/** @throws the errors of src/api/errors.ts */
export type FindReferring = (ids: readonly string[]) => Promise<Referring>;

/** As many as a question names. */
export const MOST_REFERRING = 10;

/**
 * Says what refers to entries that somebody is about to remove; nothing is kept from being removed by it.
 * @param props.find must stay the same function
 */
export function References(props: { readonly ids: readonly string[]; readonly find: FindReferring }): ReactNode {
  const { ids, find } = props;
  const text = ids.join(' ');
  const question = useMemo(() => text.split(' '), [text]);
  const failure = 'What refers to an entry could not be found.';
  const { answer, isLoading, error } = useAnswer({ question, ask: find, failure });
  const to = ids.length;
  return (
    <Box role="status" sx={{ mt: 1.5 }}>
      {isLoading && (
        <Typography variant="body2" color="textSecondary" sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <CircularProgress size={14} aria-hidden />
          {referenceTexts.looking({ to })}
        </Typography>
      )}
      {error !== undefined && <Typography variant="body2">{referenceTexts.failed({ to })}</Typography>}
      {!isLoading && error === undefined && answer && <Found {...{ answer, to }} />}
    </Box>
  );
}

function Found({ answer, to }: { readonly answer: Referring; readonly to: number }): ReactNode {
  const { entries, total, hidden } = answer;
  const count = total + hidden;
  if (count === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {referenceTexts.nothing({ to })}
      </Typography>
    );
  }
  const unnamed = total - entries.length;
  return (
    <>
      <Typography variant="body2" sx={{ fontWeight: 600 }}>
        {referenceTexts.refer({ count, to })}
      </Typography>
      <Box component="ul" sx={LIST}>
        {entries.map(({ id, name, hint, path, state }) => (
          <li key={id}>
            {path === undefined ? (
              name
            ) : (
              <Link component={RouterLink} to={path} state={state}>
                {name}
              </Link>
            )}
            {hint !== '' && (
              <Typography component="span" variant="body2" color="textSecondary">
                {` ${hint}`}
              </Typography>
            )}
          </li>
        ))}
        {unnamed > 0 && <li>{referenceTexts.more({ count: unnamed })}</li>}
        {hidden > 0 && <li>{referenceTexts.hidden({ count: hidden })}</li>}
      </Box>
    </>
  );
}

const LIST = {
  my: 0.5,
  pl: 2.5,
  overflowWrap: 'anywhere',
  fontSize: 14,
  '& li': { py: 0.25 },
} as const;
