import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { LONGEST_SEARCH } from '../lib/longestSearch';
import { ClearButton } from './SearchBox';
import { isNumber, readRange, writeRange } from './filterValues';
import { filterTexts } from './texts';
import { useDelayedText } from './useDelayedText';

interface FilterInputProps {
  readonly label: string;
  /** As it stands in the address; '' for none. */
  readonly value: string;
  /** @param change from the value that applies to the next one */
  readonly onChange: (change: (value: string) => string) => void;
}

/** A filter by a part of a text. */
export function TextFilter({ label, value, onChange }: FilterInputProps): ReactNode {
  const { typed, type, clear, inputRef } = useDelayedText(value, (text) => onChange(() => text));
  return (
    <TextField
      size="small"
      placeholder={label}
      inputRef={inputRef}
      value={typed}
      onChange={(event) => type(event.target.value)}
      sx={{ width: { xs: '100%', sm: 200 } }}
      slotProps={{
        htmlInput: { 'aria-label': label, maxLength: LONGEST_SEARCH },
        input: {
          endAdornment: typed !== '' && <ClearButton label={filterTexts.clearOne({ label })} onClick={clear} />,
        },
      }}
    />
  );
}

/** A filter by days or numbers from one to another, either of which may be missing. */
export function RangeFilter(props: FilterInputProps & { readonly of: 'dates' | 'numbers' }): ReactNode {
  const { label, value, onChange, of } = props;
  const nameId = useId();
  const range = readRange(value);
  return (
    <Box role="group" aria-labelledby={nameId} sx={RANGE}>
      <Typography id={nameId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <RangeEnd
        of={of}
        name={filterTexts.from}
        label={filterTexts.fromOf({ label })}
        value={range.from}
        onChange={(from) => onChange((before) => writeRange({ ...readRange(before), from }))}
      />
      <Typography aria-hidden color="textSecondary">
        –
      </Typography>
      <RangeEnd
        of={of}
        name={filterTexts.to}
        label={filterTexts.toOf({ label })}
        value={range.to}
        onChange={(to) => onChange((before) => writeRange({ ...readRange(before), to }))}
      />
    </Box>
  );
}

/** One end of a range. What is no number yet does not apply. */
function RangeEnd(props: {
  readonly of: 'dates' | 'numbers';
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { of, name, label, value, onChange } = props;
  const isOfDays = of === 'dates';
  const { typed, type, clear, inputRef } = useDelayedText(value, (text) => {
    if (isOfDays || text === '' || isNumber(text)) onChange(text);
  });
  return (
    <TextField
      size="small"
      type={isOfDays ? 'date' : 'text'}
      placeholder={name}
      inputRef={inputRef}
      value={typed}
      error={!isOfDays && typed.trim() !== '' && !isNumber(typed.trim())}
      onChange={(event) => type(event.target.value)}
      sx={{ width: isOfDays ? 175 : 120, flex: { xs: 1, sm: 'none' } }}
      slotProps={{
        htmlInput: { 'aria-label': label, ...(!isOfDays && { inputMode: 'decimal', maxLength: LONGEST_SEARCH }) },
        input: {
          endAdornment: typed !== '' && <ClearButton label={filterTexts.clearOne({ label })} onClick={clear} />,
        },
      }}
    />
  );
}

const RANGE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  width: { xs: '100%', sm: 'auto' },
} as const;
