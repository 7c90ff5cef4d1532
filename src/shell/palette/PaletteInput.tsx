import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import InputBase from '@mui/material/InputBase';
import type { KeyboardEvent, ReactNode } from 'react';
import { paletteTexts } from './texts';

/** The input of the palette: the combobox of its list. */
export function PaletteInput(props: {
  readonly query: string;
  readonly listId: string;
  readonly activeId?: string;
  readonly isSearching: boolean;
  readonly onChange: (query: string) => void;
  readonly onKeyDown: (event: KeyboardEvent) => void;
}): ReactNode {
  const { query, listId, activeId, isSearching, onChange, onKeyDown } = props;
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', gap: 1.5, px: 2, borderBottom: 1, borderColor: 'divider' }}>
      <SearchIcon fontSize="small" sx={{ color: 'text.secondary' }} />
      <InputBase
        autoFocus
        fullWidth
        value={query}
        placeholder={paletteTexts.placeholder}
        onChange={(event) => onChange(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          input: {
            role: 'combobox',
            'aria-label': paletteTexts.placeholder,
            'aria-expanded': true,
            'aria-controls': listId,
            'aria-autocomplete': 'list',
            'aria-activedescendant': activeId,
            autoComplete: 'off',
            spellCheck: false,
          },
        }}
        sx={{ py: 1.25, fontSize: 16 }}
      />
      {isSearching && <CircularProgress size={16} aria-label={paletteTexts.searching} />}
    </Box>
  );
}
