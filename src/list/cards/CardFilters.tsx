import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import type { ReactNode } from 'react';
import type { CardFilter } from '../../definition';
import { cardTexts } from '../../lib/messages';
import type { CardSearch } from '../../stores/cardPages';

/** The dropdown filters of a card list, each with its 'Name: All' (CARD-002). */
export function CardFilters(props: {
  readonly filters: readonly CardFilter[];
  /** What each filter offers; a chosen value that is not offered any more stays chosen. */
  readonly optionsOf: (filter: CardFilter) => readonly string[];
  readonly chosen: CardSearch['property'];
  readonly onChange: (chosen: CardSearch['property']) => void;
}): ReactNode {
  const { filters, optionsOf, chosen, onChange } = props;
  return filters.map((filter) => {
    const value = chosen[filter.sentAs] ?? '';
    const offered = optionsOf(filter);
    const options = value === '' || offered.includes(value) ? offered : [...offered, value];
    return (
      <Select
        key={filter.sentAs}
        size="small"
        displayEmpty
        value={value}
        onChange={(event) => {
          const { [filter.sentAs]: _, ...others } = chosen;
          onChange(event.target.value === '' ? others : { ...others, [filter.sentAs]: event.target.value });
        }}
        slotProps={{ input: { 'aria-label': filter.label } }}
        sx={{ minWidth: 150, maxWidth: 240 }}
      >
        <MenuItem value="">{cardTexts.all(filter.label)}</MenuItem>
        {options.map((option) => (
          <MenuItem key={option} value={option}>
            {option}
          </MenuItem>
        ))}
      </Select>
    );
  });
}
