import { useState, type ComponentProps } from 'react';
import type { FormValue } from '../../tree';

interface TypedOptions {
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
  /** What a typed text stands for. */
  readonly parse: (text: string) => FormValue;
  /** How a value is shown while nobody types it. */
  readonly print: (value: FormValue) => string;
}

interface Typed {
  /** What stands in the input. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Called when the input is left. */
  readonly leave: () => void;
}

/**
 * The text of an input that stands for a value. What is typed stays as it is until the input is left: `1.` and `1.50` are
 * shown as typed while they stand for the value. A value from elsewhere (undo, reload) is shown itself.
 */
export function useTyped({ value, onChange, parse, print }: TypedOptions): Typed {
  const [typed, setTyped] = useState<string | undefined>();
  return {
    text: typed !== undefined && parse(typed) === value ? typed : print(value),
    type(text) {
      setTyped(text);
      onChange(parse(text));
    },
    leave: () => setTyped(undefined),
  };
}

/** The input of such a text. */
export function TypedInput({ typed, ...input }: { readonly typed: Typed } & ComponentProps<'input'>) {
  return (
    <input
      className="f-input"
      type="text"
      autoComplete="off"
      value={typed.text}
      onChange={(event) => typed.type(event.target.value)}
      onBlur={typed.leave}
      {...input}
    />
  );
}
