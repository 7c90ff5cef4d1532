import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isDenial } from '../api/errors';
import { usePagedList } from '../hooks/usePagedList';
import type { ResultPage } from '../lib/resultPage';
import { shellTexts } from '../shell/texts';
import { LoadError } from '../shell/LoadingOrError';
import { MoreButton } from '../shell/MoreButton';

/** The loaded items of a long list that is fetched page by page. */
interface PagedItems<Item> {
  readonly status: 'loading' | 'failed' | 'denied' | 'ready';
  readonly items: readonly Item[];
  /** Fetches the next page; undefined if there is none. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Fetches a long list that the service may deny to the user.
 * @param read must be referentially stable
 * @param additions counts items added at the beginning of the list; another number fetches them
 */
export function usePaged<Item>(
  read: (page: number) => Promise<ResultPage<Item>>,
  keyOf: (item: Item) => string | number,
  additions = 0,
): PagedItems<Item> {
  const { isLoading, error, ...pages } = usePagedList({
    read,
    keyOf,
    additions,
    logMessage: 'A list could not be read.',
  });
  const failed = isDenial(error) ? 'denied' : 'failed';
  return { ...pages, status: isLoading ? 'loading' : error === undefined ? 'ready' : failed };
}

/** A long list in a drawer, page by page, or the reason why it is empty. */
export function PagedList<Item>(props: {
  readonly label: string;
  readonly found: PagedItems<Item>;
  readonly texts: {
    readonly none: string;
    readonly denied: string;
    readonly failed: string;
    readonly more: string;
  };
  /** Renders a row: an `li` with a key. */
  readonly row: (item: Item) => ReactNode;
}): ReactNode {
  const { label, found, texts, row } = props;
  const { status, items, readMore, retry } = found;
  return (
    <>
      {items.length > 0 && (
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(row)}
        </Box>
      )}
      {status === 'ready' && items.length === 0 && <Typography color="textSecondary">{texts.none}</Typography>}
      {status === 'denied' && <Typography role="alert">{texts.denied}</Typography>}
      {status === 'failed' && (
        <Box sx={{ py: 1.5 }}>
          <LoadError text={texts.failed} onRetry={retry} />
        </Box>
      )}
      {status === 'loading' && items.length === 0 && (
        <Box role="status" aria-label={shellTexts.loading}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={72} sx={{ my: 1.5 }} />
          ))}
        </Box>
      )}
      {readMore && (
        <MoreButton variant="outlined" isLoading={status === 'loading'} onClick={readMore} sx={{ mt: 2 }}>
          {texts.more}
        </MoreButton>
      )}
    </>
  );
}

/** Style of a row. */
export const PAGED_ROW = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
