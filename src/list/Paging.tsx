import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination, { type PaginationProps } from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { PAGE_SIZES, rangeOf, type ListQuery } from './listQuery';
import { listTexts } from './texts';

/** The foot of a list: 'a-b of N items', pages and page size (LIST-006, LIST-007). It says nothing until it is known. */
export function Paging(props: {
  /** How many items there are on all pages; undefined until it is known. */
  readonly total: number | undefined;
  readonly query: Pick<ListQuery, 'page' | 'size'>;
  /** The total text; 'a-b of N items' unless given. */
  readonly rangeText?: typeof listTexts.range;
  readonly onChange: (change: { readonly page?: number; readonly size?: number }) => void;
}): ReactNode {
  const { total, query, rangeText = listTexts.range, onChange } = props;
  return (
    <Box sx={FOOT}>
      {/* A live region is there before its text, or the text is not announced. */}
      <Typography color="textSecondary" role="status">
        {total === undefined ? null : total === 0 ? listTexts.noItems : rangeText({ ...rangeOf(total, query), total })}
      </Typography>
      {total !== undefined && <Pages {...rangeOf(total, query)} size={query.size} onChange={onChange} />}
    </Box>
  );
}

function Pages(props: {
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  readonly onChange: (change: { readonly page?: number; readonly size?: number }) => void;
}): ReactNode {
  const { page, pages, size, onChange } = props;
  return (
    <>
      <Pagination
        aria-label={listTexts.pages}
        count={pages}
        page={page}
        shape="rounded"
        getItemAriaLabel={pageLabel}
        onChange={(_event, next) => onChange({ page: next })}
      />
      <Select
        size="small"
        value={size}
        onChange={(event) => onChange({ size: event.target.value })}
        slotProps={{ input: { 'aria-label': listTexts.pageSize } }}
      >
        {PAGE_SIZES.map((offered) => (
          <MenuItem key={offered} value={offered}>
            {listTexts.perPage({ size: offered })}
          </MenuItem>
        ))}
      </Select>
    </>
  );
}

/** Material's own words are English. */
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
