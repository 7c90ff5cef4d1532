import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { instantOfMoment, momentOfInstant, parseMoment } from '../../lib/calendar';
import { planTexts } from './texts';

/** The state of a time input, in Manila time. */
export interface PlanTimeState {
  /** The value of the input. */
  readonly text: string;
  readonly set: (text: string) => void;
  /** The validation message of the last `validate`; undefined if valid or changed since. */
  readonly problem: string | undefined;
  /** Validates the time. @returns the instant as ISO 8601; undefined if it is missing or past, as `problem` then says */
  readonly validate: () => string | undefined;
}

/** @param start ISO 8601; undefined: empty */
export function usePlanTime(start?: string): PlanTimeState {
  const [text, setText] = useState(momentOfInstant(start ?? '') ?? '');
  const [problem, setProblem] = useState<string>();
  return {
    text,
    problem,
    set(next) {
      setText(next);
      setProblem(undefined);
    },
    validate() {
      const instant = parseMoment(text) === text ? instantOfMoment(text) : undefined;
      const message =
        instant === undefined ? planTexts.noTime : Date.parse(instant) <= Date.now() ? planTexts.past : undefined;
      setProblem(message);
      return message === undefined ? instant : undefined;
    },
  };
}

/** The time input. */
export function PlanTime({ time }: { readonly time: PlanTimeState }): ReactNode {
  const [earliest] = useState(() => momentOfInstant(new Date().toISOString()));
  return (
    <TextField
      type="datetime-local"
      label={planTexts.when}
      value={time.text}
      onChange={(event) => time.set(event.target.value)}
      error={time.problem !== undefined}
      helperText={time.problem}
      fullWidth
      margin="normal"
      slotProps={{ inputLabel: { shrink: true }, htmlInput: { min: earliest } }}
    />
  );
}
