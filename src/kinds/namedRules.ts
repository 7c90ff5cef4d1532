import { namedRuleMessages } from './texts';
import type { FormValue } from './values';

/** The name of a rule that is more than a limit or a pattern. */
export type RuleName = 'philippineMobile' | 'philippineTin' | 'kebabCase';

/** A rule that a definition names by `rule`. Pure: it runs in the form and in the services. */
interface NamedRule {
  readonly holds: (text: string) => boolean;
  /** What is said of a value for which it does not hold, unless the definition says something else. */
  readonly message: (values: { readonly label: string }) => string;
}

/** Every rule that a definition can name. A new one is its function here, its message beside the others, and its name above. */
const NAMED_RULES: Readonly<Record<RuleName, NamedRule>> = {
  philippineMobile: {
    holds: (text) => /^(?:0|\+?63)9\d{9}$/.test(text.replaceAll(/[\s()-]/g, '')),
    message: (values) => namedRuleMessages.philippineMobile(values),
  },
  philippineTin: {
    holds: (text) => /^\d{9}(?:\d{3}|\d{5})?$/.test(text.replaceAll('-', '')),
    message: (values) => namedRuleMessages.philippineTin(values),
  },
  kebabCase: {
    holds: (text) => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text),
    message: (values) => namedRuleMessages.kebabCase(values),
  },
};

/** Whether a named rule holds for a value; validators that are compiled at build time call it. */
export function keepsRule(name: RuleName, value: FormValue): boolean {
  return (typeof value === 'string' || typeof value === 'number') && NAMED_RULES[name].holds(String(value));
}

/** What is said of a value that breaks a named rule. */
export function namedRuleMessage(name: RuleName, label: string): string {
  return NAMED_RULES[name].message({ label });
}
