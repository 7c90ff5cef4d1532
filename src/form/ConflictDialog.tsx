import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogContentText,
  DialogTitle,
  FormControl,
  FormControlLabel,
  FormLabel,
  Radio,
  RadioGroup,
  Stack,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { pathKey } from '../fields/shared/path';
import { ChangedWords } from './ChangedWords';
import { describeSide, isText, LONG_TEXT, type LabelledConflict, type ConflictSide } from './conflicts';
import { FormSurface } from './FormSurface';
import { partText } from './partText';
import { formTexts } from './texts';

interface ConflictDialogProps {
  readonly conflicts: readonly LabelledConflict[];
  /** Who saved, and when. */
  readonly intro: string;
  /** Called with the side to keep for each conflict, in order. See `resolveConflicts`. */
  readonly onResolve: (sides: readonly ConflictSide[]) => void;
  readonly onCancel: () => void;
}

/** Shows both sides of every conflict and lets the person choose. */
export function ConflictDialog({ conflicts, intro, onResolve, onCancel }: ConflictDialogProps) {
  const [choices, setChoices] = useState<Readonly<Record<string, ConflictSide>>>({});
  const sideOf = (conflict: LabelledConflict) => choices[conflictKey(conflict)] ?? 'mine';
  return (
    <Dialog open onClose={onCancel} fullWidth maxWidth="md">
      <DialogTitle>{formTexts.conflictTitle}</DialogTitle>
      <DialogContent>
        <DialogContentText>{intro}</DialogContentText>
        <Stack component={FormSurface} spacing={3} sx={{ mt: 2 }}>
          {conflicts.map((conflict) => (
            <Choice
              key={pathKey(conflict.path)}
              conflict={conflict}
              side={sideOf(conflict)}
              choose={(side) => setChoices((all) => ({ ...all, [conflictKey(conflict)]: side }))}
            />
          ))}
        </Stack>
      </DialogContent>
      <DialogActions>
        <Button onClick={onCancel}>{formTexts.cancel}</Button>
        <Button variant="contained" onClick={() => onResolve(conflicts.map(sideOf))}>
          {formTexts.apply}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Includes their value: if somebody changes it again, the choice is reset. */
function conflictKey({ path, theirs }: LabelledConflict): string {
  return `${pathKey(path)} ${JSON.stringify(theirs)}`;
}

interface ChoiceProps {
  readonly conflict: LabelledConflict;
  readonly side: ConflictSide;
  readonly choose: (side: ConflictSide) => void;
}

function Choice({ conflict, side, choose }: ChoiceProps) {
  const labelId = useId();
  const base = describeSide(conflict, 'base');
  const texts = { mine: describeSide(conflict, 'mine'), theirs: describeSide(conflict, 'theirs') };
  const part = partText(conflict.labels);
  const isLong = Math.max(texts.mine.length, texts.theirs.length) > LONG_TEXT;
  // If the base is empty, the complete text is new and nothing is marked.
  const other = (text: string) => (isText(conflict.base) ? base : text);
  return (
    <FormControl>
      <FormLabel id={labelId}>{conflict.isOrder ? formTexts.orderOf({ part }) : part}</FormLabel>
      <Typography variant="caption" color="text.secondary">
        {formTexts.before({ value: base })}
      </Typography>
      <RadioGroup
        aria-labelledby={labelId}
        value={side}
        onChange={(event) => choose(event.target.value as ConflictSide)}
        sx={isLong ? SIDE_BY_SIDE : undefined}
      >
        {SIDES.map((one) => (
          <FormControlLabel
            key={one}
            value={one}
            control={<Radio />}
            label={
              <>
                {formTexts[one]} <ChangedWords text={texts[one]} other={other(texts[one])} as="ins" />
              </>
            }
          />
        ))}
      </RadioGroup>
    </FormControl>
  );
}

const SIDES = ['mine', 'theirs'] as const satisfies readonly ConflictSide[];

const SIDE_BY_SIDE = {
  display: 'grid',
  gridTemplateColumns: { sm: '1fr 1fr' },
  alignItems: 'start',
  '& .MuiFormControlLabel-root': { alignItems: 'start' },
} as const;
