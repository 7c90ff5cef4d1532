import { useState, type ComponentProps } from 'react';
import type { FormValue } from '../../tree';

interface TypedOptions {
  readonly value: FormValue;
  readonly onChange: (value: FormValue) => void;
  /** The value of a typed text. */
  readonly parse: (text: string) => FormValue;
  /** The text of a value that is not being typed. */
  readonly print: (value: FormValue) => string;
}

interface Typed {
  /** The text of the input. */
  readonly text: string;
  readonly type: (text: string) => void;
  /** Call on blur. */
  readonly leave: () => void;
}

/**
 * The text of an input whose value is parsed from it. Until blur the text stays as typed: `1.` and `1.50` are kept as long as they
 * parse to the value. A value from elsewhere (undo, reload) replaces the text.
 */
export function useTypedText({ value, onChange, parse, print }: TypedOptions): Typed {
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

/** The input for `useTypedText`. */
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
