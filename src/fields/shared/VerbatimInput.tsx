import type { InputHTMLAttributes } from 'react';
import { textOf } from '../../kinds';
import { inputAttributes, type WidgetProps } from './widget';

interface VerbatimInputProps extends Omit<WidgetProps, 'settings' | 'path'> {
  readonly settings: { readonly placeholder?: string };
  readonly inputMode: InputHTMLAttributes<HTMLInputElement>['inputMode'];
  /** What a pasted text becomes; as it is unless given. */
  readonly afterPaste?: ((text: string) => string) | undefined;
}

/** One line that is taken as it was typed, such as an address or a number: nothing corrects its spelling. */
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
