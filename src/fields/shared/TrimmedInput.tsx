import type { InputHTMLAttributes } from 'react';
import { textOf, type WidgetProps } from './widget';

interface TrimmedInputProps extends Omit<WidgetProps, 'settings' | 'path'> {
  readonly settings: { readonly placeholder?: string };
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What the text becomes when it was pasted, or the input is left; as it is unless given. */
  readonly tidy?: ((text: string) => string) | undefined;
}

/** One line of text of a form of its own, such as an address; spaces around it go when it is left. */
export function TrimmedInput(props: TrimmedInputProps) {
  const { id, settings, value, onChange, required, disabled, readOnly, invalid, describedBy, inputMode } = props;
  const { tidy = asTyped } = props;
  const text = textOf(value);
  return (
    <input
      className="f-input"
      id={id}
      type="text"
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
      value={text}
      placeholder={settings.placeholder}
      aria-required={required}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      disabled={disabled}
      readOnly={readOnly}
      onChange={({ target, nativeEvent }) => {
        const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
        onChange((isPasted ? tidy(target.value) : target.value) || undefined);
      }}
      onBlur={() => {
        const tidied = tidy(text.trim());
        if (tidied !== text && !readOnly) onChange(tidied || undefined);
      }}
    />
  );
}

function asTyped(text: string): string {
  return text;
}
