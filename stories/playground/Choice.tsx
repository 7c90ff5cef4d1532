import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import type { ReactNode } from 'react';

interface ChoiceProps<Value extends string> {
  readonly label: string;
  readonly value: Value;
  readonly choices: Readonly<Record<Value, string>>;
  readonly onChoose: (value: Value) => void;
}

/** A select of a few values, by their labels. */
export function Choice<Value extends string>({ label, value, choices, onChoose }: ChoiceProps<Value>): ReactNode {
  return (
    <TextField
      select
      size="small"
      label={label}
      value={value}
      sx={{ minWidth: 120, mb: 0 }}
      onChange={(event) => onChoose(event.target.value as Value)}
    >
      {Object.entries<string>(choices).map(([key, text]) => (
        <MenuItem key={key} value={key}>
          {text}
        </MenuItem>
      ))}
    </TextField>
  );
}
