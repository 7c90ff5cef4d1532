import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import IconButton from '@mui/material/IconButton';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { rowTexts } from '../lib/listMessages';

/** What a row offers to whoever may: the form of its entry, and removing it. */
export function RowActions(props: {
  readonly name: string;
  /** Where the form is; undefined where nothing opens. */
  readonly path: string | undefined;
  /** Undefined where nothing can be removed. */
  readonly onRemove: (() => void) | undefined;
}): ReactNode {
  const { name, path, onRemove } = props;
  return (
    <>
      {path !== undefined && (
        <IconButton size="small" component={RouterLink} to={path} aria-label={rowTexts.edit(name)}>
          <EditIcon fontSize="small" />
        </IconButton>
      )}
      {onRemove && (
        <IconButton size="small" aria-label={rowTexts.remove(name)} onClick={onRemove}>
          <DeleteIcon fontSize="small" />
        </IconButton>
      )}
    </>
  );
}
