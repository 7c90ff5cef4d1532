import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import { cardTexts } from '../../lib/messages';
import { BRAND_PARAMETER } from '../../session/listedBrand';
import type { SessionBrand } from '../../session/session';

/** Chooses whose pages a card list shows (CARD-024). What was searched in one brand means nothing in the next. */
export function BrandSelect(props: {
  readonly brands: readonly SessionBrand[];
  readonly chosen: SessionBrand;
  /** @param search the search of the address that shows the brand */
  readonly onChoose: (search: string) => void;
}): ReactNode {
  const { brands, chosen, onChoose } = props;
  return (
    <Select
      size="small"
      value={chosen.name}
      onChange={(event) => onChoose(`?${new URLSearchParams({ [BRAND_PARAMETER]: event.target.value }).toString()}`)}
      slotProps={{ input: { 'aria-label': cardTexts.brandOf } }}
      sx={{ minWidth: 140 }}
    >
      {brands.map(({ id, name }) => (
        <MenuItem key={id} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
