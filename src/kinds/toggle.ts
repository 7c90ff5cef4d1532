import { parsedCodec } from './codecs/codec';
import { FLAGS, flagProperty } from './codecs/property';
import { shortGuard } from './guard';
import { defineKind } from './kind';
import type { CommonSettings } from './settings';
import { textOf } from './displayText';
import { storedAsText } from './storage';
import type { StoredField } from './stored';
import { oneValue } from './structure';

/** `true` or `false`; any other text is kept unchanged. */
export const booleanCodec = parsedCodec((text) => FLAGS.get(text.trim().toLowerCase()));

/** On or off. */
export interface ToggleField extends CommonSettings {
  readonly type: 'toggle';
  readonly label: string;
  /** Where the value is stored. */
  readonly stored: StoredField;
  /** Labels of the two states, for example `Show` and `Hidden`. */
  readonly labels: { readonly on: string; readonly off: string };
  /** Initial value of a new form or item. */
  readonly default?: boolean;
}

export const toggle = defineKind<ToggleField>({
  ...oneValue,
  previewShape: 'nothing',
  storage: storedAsText(booleanCodec),
  property: () => flagProperty,
  guard: shortGuard('choice'),
  rules: () => ({ type: 'boolean' }),
  startingValue: (field) => field.default,
  displayText: ({ labels }, value) => (typeof value === 'boolean' ? labels[value ? 'on' : 'off'] : textOf(value)),
});
