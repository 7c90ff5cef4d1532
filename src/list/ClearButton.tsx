import CloseIcon from '@mui/icons-material/CloseOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import type { ReactNode } from 'react';

/** Empties an input, at its end. */
export function ClearButton(props: { readonly label: string; readonly onClick: () => void }): ReactNode {
  return (
    <InputAdornment position="end">
      <IconButton aria-label={props.label} size="small" onClick={props.onClick}>
        <CloseIcon fontSize="small" />
      </IconButton>
    </InputAdornment>
  );
}
