import SearchIcon from '@mui/icons-material/SearchOutlined';
import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Dialog from '@mui/material/Dialog';
import InputBase from '@mui/material/InputBase';
import { useId, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '../../lib/maxSearchLength';
import { isShortcut } from '../../lib/shortcuts';
import { Keys } from '../Keys';
import { shortcutTexts } from '../texts';
import { bySection, matchCommands, type Command } from './commands';
import { optionId, PaletteResults } from './PaletteResults';
import { paletteTexts } from './texts';
import { useCommands, usePageCommands, type CommandDependencies } from './useCommands';
import { usePaletteSearch, type FindScreens } from './usePaletteSearch';

/**
 * The command palette: screens, recent pages, found pages and entries, brands and actions. A combobox: the input keeps the focus and
 * references the active option with `aria-activedescendant`.
 */
export function CommandPalette(props: {
  readonly dependencies: CommandDependencies;
  /** Undefined if the services cannot search. */
  readonly find: FindScreens | undefined;
  readonly onClose: () => void;
}): ReactNode {
  const { dependencies, find, onClose } = props;
  const [query, setQuery] = useState('');
  const [activeId, setActiveId] = useState<string>();
  const list = useRef<HTMLDivElement>(null);
  const listId = useId();
  const pageSearch = usePaletteSearch(find, query);
  const matches = matchCommands(useCommands(dependencies), query);
  const hits = usePageCommands(pageSearch.screens, matches);
  // While searching, previous hits that still match stay, so that the list does not go empty with every key; Enter must not open others.
  const pages = pageSearch.status === 'searching' ? matchCommands(hits, query) : hits;
  const sections = bySection([...matches, ...pages]);
  const commands = sections.flatMap(([, found]) => found);
  const active = commands.find(({ id }) => id === activeId) ?? commands[0];

  const run = (command: Command) => {
    onClose();
    command.run();
  };
  const move = (step: 1 | -1) => {
    const at = commands.findIndex(({ id }) => id === active?.id);
    const next = commands[(at + step + commands.length) % commands.length];
    if (!next) return;
    setActiveId(next.id);
    list.current?.querySelector(`[id="${optionId(listId, next)}"]`)?.scrollIntoView({ block: 'nearest' });
  };
  const handleKeyDown = (event: KeyboardEvent) => {
    // Keys during IME composition are not for the list.
    if (event.nativeEvent.isComposing) return;
    if (isShortcut('palette', event.nativeEvent)) onClose();
    else if (event.key === 'ArrowDown') move(1);
    else if (event.key === 'ArrowUp') move(-1);
    else if (event.key === 'Enter' && active) run(active);
    else return;
    event.preventDefault();
  };

  return (
    <Dialog
      open
      onClose={onClose}
      fullWidth
      maxWidth={false}
      transitionDuration={0}
      slotProps={{
        container: { sx: { alignItems: 'flex-start' } },
        paper: { 'aria-label': paletteTexts.title, sx: PAPER },
      }}
    >
      <PaletteInput
        query={query}
        listId={listId}
        activeId={active && optionId(listId, active)}
        isSearching={pageSearch.status === 'searching'}
        onChange={(text) => {
          setQuery(text);
          setActiveId(undefined);
        }}
        onKeyDown={handleKeyDown}
      />
      <PaletteResults
        ref={list}
        id={listId}
        sections={sections}
        active={active}
        search={pageSearch.status}
        query={query.trim()}
        onPoint={({ id }) => setActiveId(id)}
        onRun={run}
      />
      <PaletteFoot />
    </Dialog>
  );
}

const PAPER = {
  width: 640,
  maxWidth: 'calc(100% - 32px)',
  m: 2,
  mt: { xs: 2, sm: '12vh' },
  overflow: 'hidden',
} as const;

/** The keys of the palette; hidden from assistive technology, which announces those of a combobox itself. */
function PaletteFoot(): ReactNode {
  const { up, down, enter, escape } = shortcutTexts.keys;
  return (
    <Box aria-hidden="true" sx={FOOT}>
      <span>
        <Keys labels={[up, down]} /> {paletteTexts.keys.choose}
      </span>
      <span>
        <Keys labels={[enter]} /> {paletteTexts.keys.open}
      </span>
      <span>
        <Keys labels={[escape]} /> {paletteTexts.keys.close}
      </span>
    </Box>
  );
}

const FOOT = {
  display: 'flex',
  // Useless on touch screens.
  '@media (pointer: coarse)': { display: 'none' },
  gap: 2.5,
  px: 2,
  py: 1,
  borderTop: 1,
  borderColor: 'divider',
  fontSize: 12,
  color: 'text.secondary',
} as const;

function PaletteInput(props: {
  readonly query: string;
  readonly listId: string;
  readonly activeId: string | undefined;
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
            maxLength: MAX_SEARCH_LENGTH,
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
