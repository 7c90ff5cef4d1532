import NotShownIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import type { ListColumn } from '../../definition';
import type { ListViews } from '../../stores/listViews';
import type { ListMemory } from '../listMemory';
import type { ChangeQuery, ListQuery, QueriedList } from '../listQuery';
import { columnTexts } from '../texts';
import { ViewsButton } from './ViewsButton';

/** What a person can set of a list. */
export interface ListSettings {
  /** Keeps the columns that are shown, and how many rows a page has. */
  readonly memory: ListMemory;
  /** Must stay the same object while it is the same list. */
  readonly views: ListViews;
  /** The brand that views can be shared with; undefined where the user may not, or the services keep none. */
  readonly sharedWith: string | undefined;
}

/** The views of a list, and its columns where it has some to choose from. */
export function ListSettingsButtons(props: {
  readonly settings: ListSettings;
  /** What can be asked for. Must stay the same object. */
  readonly list: QueriedList;
  /** Undefined for cards. */
  readonly columns?: readonly ListColumn[];
  readonly query: ListQuery;
  readonly change: ChangeQuery;
}): ReactNode {
  const { settings, list, columns = [], query, change } = props;
  return (
    <Box sx={{ display: 'flex', gap: 1, ml: { sm: 'auto' } }}>
      {columns.length > 1 && (
        <ColumnsButton
          columns={columns}
          shown={query.columns ?? []}
          onChange={(shown) => change({ columns: shown, page: query.page })}
        />
      )}
      <ViewsButton {...{ list, query, change }} views={settings.views} sharedWith={settings.sharedWith} />
    </Box>
  );
}

/** Chooses the columns of a table; the first one, which names the row, stays. */
function ColumnsButton(props: {
  /** All of them, in their order. */
  readonly columns: readonly ListColumn[];
  /** The fields of those that are shown. */
  readonly shown: readonly string[];
  readonly onChange: (shown: readonly string[]) => void;
}): ReactNode {
  const { columns, shown, onChange } = props;
  const [anchor, setAnchor] = useState<HTMLElement>();
  const all = columns.map(({ field }) => field);
  return (
    <>
      <Button
        variant="outlined"
        color="inherit"
        startIcon={<ColumnsIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== undefined}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {columnTexts.button}
      </Button>
      <Menu open={anchor !== undefined} anchorEl={anchor ?? null} onClose={() => setAnchor(undefined)}>
        {columns.map(({ field, label }, index) => {
          const isShown = shown.includes(field);
          const others = shown.filter((one) => one !== field);
          return (
            <MenuItem
              key={field}
              role="menuitemcheckbox"
              aria-checked={isShown}
              dense
              disabled={index === 0}
              onClick={() => onChange(all.filter((one) => (one === field ? !isShown : others.includes(one))))}
            >
              <ListItemIcon>{isShown ? <ShownIcon color="primary" /> : <NotShownIcon />}</ListItemIcon>
              {label}
            </MenuItem>
          );
        })}
        <Divider />
        <MenuItem dense disabled={shown.length === all.length} onClick={() => onChange(all)}>
          {columnTexts.all}
        </MenuItem>
      </Menu>
    </>
  );
}
