import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useMemo, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { useRequest } from '../hooks/useRequest';
import { referenceTexts } from './texts';

/** Entries that refer to some others, for the confirmation before those are removed. */
export interface ReferenceSummary {
  /** Not all of them if there are many. */
  readonly entries: readonly {
    readonly id: string;
    readonly name: string;
    /** Where it is listed, and which of its fields refers; '' for neither. */
    readonly hint: string;
    /** Link to it; undefined if it does not open. */
    readonly path: string | undefined;
    /** History state of the link, which leads to the field. */
    readonly state?: unknown;
  }[];
  /** Number of those that the user may read. */
  readonly total: number;
  /** Number of the others. */
  readonly hidden: number;
}

/** @throws the errors of src/api/errors.ts */
export type FindReferences = (ids: readonly string[]) => Promise<ReferenceSummary>;

/** Maximum number of references that a confirmation lists. */
export const MAX_LISTED_REFERENCES = 10;

/**
 * Lists what refers to entries that are about to be removed; this does not prevent the removal.
 * @param props.find must stay the same function
 */
export function References(props: { readonly ids: readonly string[]; readonly find: FindReferences }): ReactNode {
  const { ids, find } = props;
  const text = ids.join(' ');
  const input = useMemo(() => text.split(' '), [text]);
  const logMessage = 'What refers to an entry could not be found.';
  const { result, isLoading, error } = useRequest({ input, load: find, logMessage });
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
      {!isLoading && error === undefined && result && <ReferenceList {...{ result, to }} />}
    </Box>
  );
}

function ReferenceList({ result, to }: { readonly result: ReferenceSummary; readonly to: number }): ReactNode {
  const { entries, total, hidden } = result;
  const count = total + hidden;
  if (count === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {referenceTexts.nothing({ to })}
      </Typography>
    );
  }
  const unlisted = total - entries.length;
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
        {unlisted > 0 && <li>{referenceTexts.more({ count: unlisted })}</li>}
        {hidden > 0 && <li>{referenceTexts.hidden({ count: hidden })}</li>}
      </Box>
    </>
  );
}

const LIST = {
  my: 0.5,
  pl: 2.5,
  fontSize: 14,
  '& li': { py: 0.25 },
} as const;
