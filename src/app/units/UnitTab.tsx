import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import { useState, type ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { Unit } from '../../stores/unitStore';
import { unitTexts } from './texts';
import { UnitName } from './UnitName';
import { UnsavedMark } from './UnsavedMark';

/** The tab of a unit; the open one can be renamed in place and removed (PROPU-004 to PROPU-006). */
export function UnitTab(props: {
  readonly unit: Unit;
  readonly noun: string;
  readonly to: string;
  readonly isCurrent: boolean;
  readonly isUnsaved: boolean;
  /** Absent where the user may not, or a change is on its way. */
  readonly onRename: ((name: string) => void) | undefined;
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { unit, noun, to, isCurrent, isUnsaved, onRename, onRemove } = props;
  const [isRenaming, setRenaming] = useState(false);
  const name = unit.name.trim() === '' ? unitTexts.unnamed : unit.name;
  if (isRenaming && isCurrent && onRename) {
    return (
      <Box component="li" sx={TAB} data-current="">
        <UnitName
          name={unit.name}
          label={unitTexts.name({ noun })}
          onName={onRename}
          onClose={() => setRenaming(false)}
        />
      </Box>
    );
  }
  return (
    <Box component="li" sx={TAB} {...(isCurrent && { 'data-current': '' })}>
      <Link
        component={RouterLink}
        to={to}
        preventScrollReset
        underline="none"
        color="inherit"
        sx={LABEL}
        {...(isCurrent && { 'aria-current': 'true' as const })}
        onDoubleClick={() => isCurrent && setRenaming(true)}
      >
        {name}
        {isUnsaved && <UnsavedMark />}
      </Link>
      {isCurrent && onRename && (
        <IconButton size="small" aria-label={unitTexts.rename({ name })} onClick={() => setRenaming(true)}>
          <EditIcon sx={ICON} />
        </IconButton>
      )}
      {isCurrent && onRemove && (
        <IconButton size="small" aria-label={unitTexts.remove({ name })} onClick={onRemove}>
          <DeleteIcon sx={ICON} />
        </IconButton>
      )}
    </Box>
  );
}

const TAB = {
  display: 'flex',
  alignItems: 'center',
  gap: 0.25,
  flex: 'none',
  px: 0.75,
  minHeight: 40,
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
  listStyle: 'none',
  color: 'text.secondary',
  '&[data-current]': {
    borderColor: 'primary.main',
    color: 'text.primary',
    fontWeight: 600,
    bgcolor: 'background.paper',
  },
} as const;
const LABEL = {
  px: 0.75,
  py: 0.75,
  maxWidth: 240,
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
} as const;
const ICON = { fontSize: 18 } as const;
