import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Pagination from '@mui/material/Pagination';
import Select from '@mui/material/Select';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { listTexts } from '../lib/messages';
import { PAGE_SIZES } from './listQuery';

/** The foot of a list: 'a-b of N items', pages and page size (LIST-006, LIST-007). */
export function Paging(props: {
  readonly from: number;
  readonly to: number;
  readonly total: number;
  readonly page: number;
  readonly pages: number;
  readonly size: number;
  /** The total text; 'a-b of N items' unless given. */
  readonly rangeText?: typeof listTexts.range;
  readonly onChange: (change: { readonly page?: number; readonly size?: number }) => void;
}): ReactNode {
  const { from, to, total, page, pages, size, rangeText = listTexts.range, onChange } = props;
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', alignItems: 'center', gap: 2, mt: 2 }}>
      <Typography color="textSecondary" role="status">
        {total === 0 ? listTexts.noItems : rangeText({ from, to, total })}
      </Typography>
      <Pagination
        aria-label={listTexts.pages}
        count={pages}
        page={page}
        shape="rounded"
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
            {listTexts.perPage(offered)}
          </MenuItem>
        ))}
      </Select>
    </Box>
  );
}
