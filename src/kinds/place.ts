import { defineKind } from './kind';
import { textRules } from './rules';
import { textual } from './textual';

/** The name of a place, with a map beside it. */
export const place = defineKind<'place'>({
  ...textual,
  rules: (field) => textRules(field),
});
