import ShownIcon from '@mui/icons-material/CheckBoxOutlined';
import NotShownIcon from '@mui/icons-material/CheckBoxOutlineBlankOutlined';
import ColumnsIcon from '@mui/icons-material/ViewColumnOutlined';
import Button from '@mui/material/Button';
import Divider from '@mui/material/Divider';
import ListItemIcon from '@mui/material/ListItemIcon';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import type { ListColumn } from '../../definition';
import { columnTexts } from '../texts';

/** Chooses the columns of a table; the first one, which names the row, stays. */
export function ColumnsButton(props: {
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
