import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { isDenial } from '../api/errors';
import type { LoadedList } from '../hooks/usePagedList';
import { shellTexts } from '../shell/texts';
import { LoadError } from '../shell/LoadingOrError';
import { MoreButton } from '../shell/MoreButton';

/** A long list in a drawer, page by page, or the reason why it is empty. */
export function PagedList<Item>(props: {
  readonly label: string;
  readonly found: LoadedList<Item>;
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
  const { items, isLoading, error, readMore, retry } = found;
  return (
    <>
      {items.length > 0 && (
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map(row)}
        </Box>
      )}
      {!isLoading && error === undefined && items.length === 0 && (
        <Typography color="textSecondary">{texts.none}</Typography>
      )}
      {!isLoading && isDenial(error) && <Typography role="alert">{texts.denied}</Typography>}
      {!isLoading && error !== undefined && !isDenial(error) && (
        <Box sx={{ py: 1.5 }}>
          <LoadError text={texts.failed} onRetry={retry} />
        </Box>
      )}
      {isLoading && items.length === 0 && (
        <Box role="status" aria-label={shellTexts.loading}>
          {[0, 1, 2].map((index) => (
            <Skeleton key={index} variant="rounded" height={72} sx={{ my: 1.5 }} />
          ))}
        </Box>
      )}
      {readMore && (
        <MoreButton variant="outlined" isLoading={isLoading} onClick={readMore} sx={{ mt: 2 }}>
          {texts.more}
        </MoreButton>
      )}
    </>
  );
}

/** Style of a row. */
export const PAGED_ROW = { py: 1.5, borderBottom: 1, borderColor: 'divider' } as const;
