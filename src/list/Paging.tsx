import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination, { type PaginationProps, type PaginationRenderItemParams } from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PAGE_SIZES, rangeOf, type ListQuery } from './listQuery';
import { listTexts } from './texts';

/** The foot of a list: 'a-b of N items', pages and page size (LIST-006, LIST-007). Empty until the total is known. */
export function Paging(props: {
  /** Number of items on all pages; undefined until it is known. */
  readonly total: number | undefined;
  /** Whether there are more than `total`, which the service has not counted. */
  readonly hasUncounted?: boolean | undefined;
  readonly query: Pick<ListQuery, 'page' | 'size'>;
  /** Texts of the total; 'a-b of N items' by default. */
  readonly texts?: Pick<typeof listTexts, 'range' | 'rangeOfMore'>;
  readonly onChange: (change: { readonly page?: number; readonly size?: number }) => void;
}): ReactNode {
  const { total, hasUncounted = false, query, texts = listTexts, onChange } = props;
  const range = total === undefined ? undefined : { ...rangeOf(total, query), total };
  const rangeText = hasUncounted ? texts.rangeOfMore : texts.range;
  return (
    <Box sx={FOOT}>
      {/* A live region must exist before its text, or the text is not announced. */}
      <Typography color="textSecondary" role="status">
        {range && (range.total === 0 ? listTexts.noItems : rangeText(range))}
      </Typography>
      {range && (
        <>
          <Pagination
            aria-label={listTexts.pages}
            count={range.pages}
            page={range.page}
            shape="rounded"
            getItemAriaLabel={pageLabel}
            renderItem={(item) => (hasUncounted && isFarEnd(item, range) ? null : <PaginationItem {...item} />)}
            onChange={(_event, page) => onChange({ page })}
          />
          <Select
            size="small"
            value={query.size}
            onChange={(event) => onChange({ size: event.target.value })}
            slotProps={{ input: { 'aria-label': listTexts.pageSize } }}
          >
            {PAGE_SIZES.map((size) => (
              <MenuItem key={size} value={size}>
                {listTexts.perPage({ size })}
              </MenuItem>
            ))}
          </Select>
        </>
      )}
    </Box>
  );
}

/** Whether an item links to the last counted page, which is not the last one if there are uncounted items. */
function isFarEnd(
  item: Pick<PaginationRenderItemParams, 'type' | 'page'>,
  { page, pages }: { readonly page: number; readonly pages: number },
): boolean {
  return item.type === 'page' && item.page === pages && pages > page + 1;
}

/** The default labels of Material UI are English. */
function pageLabel(type: PaginationItemType, page: number | null, isCurrent: boolean): string {
  if (type !== 'page') return type === 'previous' ? listTexts.previousPage : listTexts.nextPage;
  return isCurrent ? listTexts.pageOf({ page: page ?? '' }) : listTexts.goToPage({ page: page ?? '' });
}

type PaginationItemType = Parameters<NonNullable<PaginationProps['getItemAriaLabel']>>[0];

const FOOT = {
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'flex-end',
  alignItems: 'center',
  gap: 2,
  mt: 2,
  minHeight: 40,
} as const;
