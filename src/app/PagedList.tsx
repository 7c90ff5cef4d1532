import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isDenial } from '../api/errors';
import { usePages } from '../hooks/usePages';
import type { Paged } from '../lib/paged';
import { shellTexts } from '../shell/texts';
import { Failed } from '../shell/Waiting';

/** What a drawer shows of a long list that is read page by page. */
interface PagedItems<Item> {
  readonly status: 'loading' | 'failed' | 'denied' | 'ready';
  readonly items: readonly Item[];
  /** Reads more; undefined where there is no more, or some is on its way. */
  readonly readMore: (() => void) | undefined;
  readonly retry: () => void;
}

/**
 * Reads a long list that a service may not show to everybody.
 * @param read must stay the same function
 * @param news how often something was added at the beginning of the list meanwhile; with another number it is looked for there
 */
export function usePaged<Item>(
  read: (page: number) => Promise<Paged<Item>>,
  keyOf: (item: Item) => string | number,
  news = 0,
): PagedItems<Item> {
  const { isLoading, error, ...pages } = usePages({ read, keyOf, news, failure: 'A list could not be read.' });
  const failed = isDenial(error) ? 'denied' : 'failed';
  return { ...pages, status: isLoading ? 'loading' : error === undefined ? 'ready' : failed };
}

/** A long list in a drawer, page by page; or why there is nothing to see. */
export function PagedList<Item>(props: {
  readonly label: string;
  readonly found: PagedItems<Item>;
  readonly texts: {
    readonly none: string;
    readonly denied: string;
    readonly failed: string;
    readonly more: string;
  };
  /** The rows, each a `li` with a key. */
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
          <Failed text={texts.failed} onRetry={retry} />
        </Box>
      )}
      {status === 'loading' && (
        <Box role="status" aria-label={shellTexts.loading}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={72} sx={{ my: 1.5 }} />
          ))}
        </Box>
      )}
      {readMore && (
        <Button variant="outlined" onClick={readMore} sx={{ mt: 2 }}>
          {texts.more}
        </Button>
      )}
    </>
  );
}

/** A row of such a list. */
export const PAGED_ROW = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
