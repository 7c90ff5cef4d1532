import type { InputHTMLAttributes } from 'react';
import { textOf } from '../../kinds';
import { inputAttributes, type WidgetProps } from './widget';

interface VerbatimInputProps extends Omit<WidgetProps, 'settings' | 'path'> {
  readonly settings: { readonly placeholder?: string };
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** Transforms pasted text. */
  readonly afterPaste?: ((text: string) => string) | undefined;
}

/** A single line without spell checking or capitalization, such as an address or a phone number. */
export function VerbatimInput(props: VerbatimInputProps) {
  const { settings, value, onChange, inputMode, afterPaste } = props;
  return (
    <input
      className="f-input"
      type="text"
      inputMode={inputMode}
      autoCapitalize="none"
      spellCheck={false}
      value={textOf(value)}
      placeholder={settings.placeholder}
      {...inputAttributes(props)}
      onChange={({ target, nativeEvent }) => {
        const isPasted = 'inputType' in nativeEvent && nativeEvent.inputType === 'insertFromPaste';
        onChange((isPasted && afterPaste ? afterPaste(target.value) : target.value) || undefined);
      }}
    />
  );
}
