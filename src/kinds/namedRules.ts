import { namedRuleMessages } from './texts';
import type { FormValue } from './values';

/** The name of a rule that is more than a limit or a pattern. */
export type RuleName = 'philippineMobile' | 'philippineTin' | 'kebabCase';

/** A rule that a definition refers to by `rule`. Pure: it runs in the form and in the services. */
interface NamedRule {
  readonly holds: (text: string) => boolean;
  /** The message for a violation, unless the definition has its own. */
  readonly message: (values: { readonly label: string }) => string;
}

/** Every named rule. To add one, add its name above, its function here, and its message next to the others. */
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

/** Whether a value satisfies a named rule. Called by the validators that are compiled at build time. */
export function keepsRule(name: RuleName, value: FormValue): boolean {
  return (typeof value === 'string' || typeof value === 'number') && NAMED_RULES[name].holds(String(value));
}

/** The message for a value that breaks a named rule. */
export function namedRuleMessage(name: RuleName, label: string): string {
  return NAMED_RULES[name].message({ label });
}
