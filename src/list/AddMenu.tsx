import AddIcon from '@mui/icons-material/AddOutlined';
import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { listTexts } from '../lib/messages';

/** Something that can be added, and where its form is. */
export interface Addition {
  readonly label: string;
  readonly path: string;
}

/** The add button: a menu of what does not exist yet (B-9). */
export function AddMenu(props: { readonly label: string; readonly additions: readonly Addition[] }): ReactNode {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button
        variant="contained"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {props.label}
      </Button>
      <Menu disablePortal open={anchor !== null} anchorEl={anchor} onClose={() => setAnchor(null)}>
        {props.additions.length === 0 && <MenuItem disabled>{listTexts.nothingToAdd}</MenuItem>}
        {props.additions.map(({ label, path }) => (
          <MenuItem key={path} component={RouterLink} to={path}>
            {label}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
}
