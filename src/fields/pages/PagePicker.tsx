import { Box, Button, Dialog, DialogActions, DialogContent, DialogTitle, TextField } from '@mui/material';
import { useId, useState } from 'react';
import type { PlacedPages } from '../../definition';
import { PageResults } from './PageResults';
import { pagesTexts } from './texts';
import { usePickerSearch } from './usePickerSearch';

interface PagePickerProps {
  readonly settings: PlacedPages;
  /** The ids of the pages that are picked already, in their order. */
  readonly picked: readonly string[];
  readonly close: () => void;
  /** @param names of the pages that were picked here */
  readonly pick: (pages: readonly string[], names: ReadonlyMap<string, string>) => void;
}

/** Searches the pages of the brand and lets several be picked; nothing changes before it is done. */
export function PagePicker({ settings, picked, close, pick }: PagePickerProps) {
  const { label, max, pages } = settings;
  const { categories = [] } = pages;
  const titleId = useId();
  const categoryId = useId();
  const [isOpen, setIsOpen] = useState(true);
  const [chosen, setChosen] = useState(picked);
  const [names, setNames] = useState<ReadonlyMap<string, string>>(NONE);
  const [query, setQuery] = useState({
    tag: pages.tag,
    category: categories[0]?.value,
    search: '',
  });
  const [found, actions] = usePickerSearch(query);
  const leave = () => setIsOpen(false);

  function look(change: Partial<typeof query>, when: 'now' | 'later'): void {
    const next = { ...query, ...change };
    setQuery(next);
    actions.search({ ...next, search: next.search.trim() }, when);
  }

  function toggle(id: string, name: string): void {
    setNames(new Map(names).set(id, name));
    setChosen(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  }

  return (
    <Dialog
      open={isOpen}
      onClose={leave}
      slotProps={{ transition: { onExited: close } }}
      fullWidth
      maxWidth="sm"
      aria-labelledby={titleId}
    >
      <DialogTitle id={titleId}>{pagesTexts.pick({ label })}</DialogTitle>
      <DialogContent>
        <Box sx={{ display: 'flex', gap: 2 }}>
          <TextField
            autoFocus
            fullWidth
            type="search"
            margin="dense"
            label={pagesTexts.search}
            placeholder={settings.placeholder ?? ''}
            value={query.search}
            onChange={(event) => look({ search: event.target.value }, 'later')}
            onKeyDown={(event) => {
              if (event.key === 'Enter') look({}, 'now');
            }}
          />
          {categories.length > 1 && (
            <TextField
              select
              id={categoryId}
              margin="dense"
              label={pagesTexts.category}
              slotProps={{ select: { native: true } }}
              value={query.category}
              onChange={(event) => look({ category: event.target.value }, 'now')}
              sx={{ minWidth: 160 }}
            >
              {categories.map((category) => (
                <option key={category.value} value={category.value}>
                  {category.label}
                </option>
              ))}
            </TextField>
          )}
        </Box>
        <PageResults
          found={found}
          actions={actions}
          chosen={chosen}
          isFull={max !== undefined && chosen.length >= max}
          toggle={toggle}
        />
      </DialogContent>
      <DialogActions>
        {max !== undefined && <Box sx={{ mr: 'auto', pl: 2 }}>{pagesTexts.limit({ limit: max })}</Box>}
        <Button onClick={leave}>{pagesTexts.cancel}</Button>
        <Button
          variant="contained"
          onClick={() => {
            pick(chosen, names);
            leave();
          }}
        >
          {pagesTexts.done}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const NONE: ReadonlyMap<string, string> = new Map();
