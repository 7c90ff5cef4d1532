import CloseIcon from '@mui/icons-material/CloseOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import { listTexts } from './texts';

/** Milliseconds after the last key until the search starts (C-7). */
const PAUSE = 400;

/** The search box of a list: 'Search {label}' (LIST-004). */
export function SearchBox(props: {
  readonly label: string;
  /** The search that is in force. */
  readonly search: string;
  readonly onSearch: (search: string) => void;
}): ReactNode {
  const { label, search, onSearch } = props;
  const [typed, setTyped] = useState(search);
  const [inForce, setInForce] = useState(search);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  // Going back in the history changes the search from outside; what is being typed is not touched otherwise.
  if (search !== inForce) {
    setInForce(search);
    if (search !== typed.trim()) setTyped(search);
  }
  const change = (text: string, pause: number) => {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => onSearch(text.trim()), pause);
  };
  return (
    <TextField
      size="small"
      type="search"
      placeholder={listTexts.search({ label })}
      value={typed}
      onChange={(event) => change(event.target.value, PAUSE)}
      sx={{ width: { xs: '100%', sm: 320 } }}
      slotProps={{
        htmlInput: { 'aria-label': listTexts.search({ label }) },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <SearchIcon fontSize="small" />
            </InputAdornment>
          ),
          endAdornment: typed !== '' && (
            <InputAdornment position="end">
              <IconButton aria-label={listTexts.clearSearch} size="small" onClick={() => change('', 0)}>
                <CloseIcon fontSize="small" />
              </IconButton>
            </InputAdornment>
          ),
        },
      }}
    />
  );
}
