import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '../lib/maxSearchLength';
import { listTexts } from './texts';
import { useDelayedText } from './useDelayedText';

/** The search box of a list: 'Search {label}' (LIST-004). */
export function SearchBox(props: {
  readonly label: string;
  /** The search that is currently applied. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}): ReactNode {
  const { label, search, onSearch } = props;
  const { typed, type, clear, inputRef } = useDelayedText(search, onSearch);
  return (
    <TextField
      type="search"
      placeholder={listTexts.search({ label })}
      inputRef={inputRef}
      value={typed}
      onChange={(event) => type(event.target.value)}
      sx={{
        flex: { xs: '1 0 100%', sm: '1 1 200px' },
        maxWidth: { sm: 320 },
        '& input::-webkit-search-cancel-button': { display: 'none' },
      }}
      slotProps={{
        htmlInput: { 'aria-label': listTexts.search({ label }), maxLength: MAX_SEARCH_LENGTH },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && <ClearButton label={listTexts.clearSearch} onClick={clear} />,
        },
      }}
    />
  );
}

/** End adornment that empties an input. */
export function ClearButton(props: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <InputAdornment position="end">
      <IconButton aria-label={props.label} size="small" onClick={props.onClick}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
