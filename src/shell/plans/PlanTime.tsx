import TextField from '@mui/material/TextField';
import { useState, type ReactNode } from 'react';
import { instantOfMoment, momentOfInstant, parseMoment } from '../../lib/calendar';
import { planTexts } from './texts';

/** A time that is being chosen, on the clocks of Manila. */
export interface ChosenTime {
  /** As the input has it; empty at first. */
  readonly text: string;
  readonly set: (text: string) => void;
  /** What is wrong with it, once it was to be used; undefined while nothing is. */
  readonly problem: string | undefined;
  /** The instant as ISO 8601; undefined where it is none or has passed, which shows from then on. */
  readonly take: () => string | undefined;
}

/** @param start ISO 8601; undefined: nothing is chosen */
export function useChosenTime(start?: string): ChosenTime {
  const [text, setText] = useState(momentOfInstant(start ?? '') ?? '');
  const [problem, setProblem] = useState<string>();
  return {
    text,
    problem,
    set(next) {
      setText(next);
      setProblem(undefined);
    },
    take() {
      const instant = parseMoment(text) === text ? instantOfMoment(text) : undefined;
      const wrong =
        instant === undefined ? planTexts.noTime : Date.parse(instant) <= Date.now() ? planTexts.past : undefined;
      setProblem(wrong);
      return wrong === undefined ? instant : undefined;
    },
  };
}

/** The input of a time. */
export function PlanTime({ time }: { readonly time: ChosenTime }): ReactNode {
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
