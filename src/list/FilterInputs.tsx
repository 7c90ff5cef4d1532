import Box from '@mui/material/Box';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { MAX_SEARCH_LENGTH } from '../lib/maxSearchLength';
import { ClearButton } from './SearchBox';
import { isNumber, isNumberStart, isReversedRange, readRange, writeRange } from './filterValues';
import { filterTexts } from './texts';
import { useDelayedText } from './useDelayedText';

interface FilterInputProps {
  readonly label: string;
  /** As in the address; '' for none. */
  readonly value: string;
  /** @param change maps the current value to the next one */
  readonly onChange: (change: (value: string) => string) => void;
}

/** Filters by a part of a text. */
export function TextFilter({ label, value, onChange }: FilterInputProps): ReactNode {
  return <FilterInput of="text" name={label} label={label} value={value} onChange={(text) => onChange(() => text)} />;
}

/** Filters by a range of days or numbers, either end of which may be open. */
export function RangeFilter(props: FilterInputProps & { readonly of: 'dates' | 'numbers' }): ReactNode {
  const { label, value, onChange, of } = props;
  const nameId = useId();
  const hintId = useId();
  const range = readRange(value);
  const isReversed = isReversedRange(range, of);
  return (
    <Box role="group" aria-labelledby={nameId} {...(isReversed && { 'aria-describedby': hintId })} sx={RANGE}>
      <Typography id={nameId} variant="body2" color="textSecondary">
        {label}
      </Typography>
      <FilterInput
        of={of}
        name={filterTexts.from}
        label={filterTexts.fromOf({ label })}
        value={range.from}
        onChange={(from) => onChange((before) => writeRange({ ...readRange(before), from }))}
      />
      <Typography aria-hidden color="textSecondary">
        –
      </Typography>
      <FilterInput
        of={of}
        name={filterTexts.to}
        label={filterTexts.toOf({ label })}
        value={range.to}
        onChange={(to) => onChange((before) => writeRange({ ...readRange(before), to }))}
      />
      {isReversed && (
        <Typography id={hintId} role="status" variant="caption" color="error" sx={{ flexBasis: '100%' }}>
          {filterTexts.reversed}
        </Typography>
      )}
    </Box>
  );
}

/** An input with a clear button. In a number filter, text that is not a number is not applied. */
function FilterInput(props: {
  readonly of: 'text' | 'dates' | 'numbers';
  /** Placeholder. */
  readonly name: string;
  readonly label: string;
  readonly value: string;
  readonly onChange: (value: string) => void;
}): ReactNode {
  const { of, name, label, value, onChange } = props;
  const isValid = (text: string) => of !== 'numbers' || text === '' || isNumber(text);
  const { typed, type, clear, inputRef } = useDelayedText(value, (text) => isValid(text) && onChange(text));
  const isWrong = !isValid(typed.trim()) && !isNumberStart(typed.trim());
  return (
    <TextField
      type={of === 'dates' ? 'date' : 'text'}
      placeholder={name}
      inputRef={inputRef}
      value={typed}
      error={isWrong}
      helperText={isWrong && filterTexts.notANumber}
      onChange={(event) => type(event.target.value)}
      sx={SIZES[of]}
      slotProps={{
        htmlInput: {
          'aria-label': label,
          ...(of !== 'dates' && { maxLength: MAX_SEARCH_LENGTH }),
          ...(of === 'numbers' && { inputMode: 'decimal' }),
        },
        input: {
          endAdornment: typed !== '' && <ClearButton label={filterTexts.clearOne({ label })} onClick={clear} />,
        },
      }}
    />
  );
}

const SIZES = {
  text: { width: { xs: '100%', sm: 200 } },
  dates: { width: 175, flex: { xs: 1, sm: 'none' } },
  numbers: { width: 120, flex: { xs: 1, sm: 'none' } },
} as const;

const RANGE = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.75,
  width: { xs: '100%', sm: 'auto' },
} as const;
