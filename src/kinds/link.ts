import { SAFE_LINK, UNSAFE_SCHEME } from '../lib/linkPatterns';
import { addressGuard, MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { ruleMessages } from './texts';
import { textual } from './textual';

/** A web address, e-mail or telephone link. */
export interface LinkField extends ValueSettings {
  readonly type: 'link';
  /** Accepts any text, for example a telephone number, except links with unsafe schemes. */
  readonly anyText?: boolean;
}

/** A web, e-mail or telephone link; with `anyText` any text except links that run scripts. */
export const link = defineKind<LinkField>({
  ...textual,
  example: 'https://company.example/lake',
  previewShape: 'link',
  guard: addressGuard,
  rules: (field) =>
    textRules(field, {
      maxLength: MAX_LENGTHS.address,
      ...(field.anyText ? { not: { pattern: UNSAFE_SCHEME } } : { pattern: SAFE_LINK, address: true }),
    }),
  problems: {
    pattern: ({ anyText, label }) => (anyText ? ruleMessages.unsafeLink({ label }) : ruleMessages.link({ label })),
  },
});
