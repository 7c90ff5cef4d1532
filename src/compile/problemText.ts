import type { PlacedField, PlacedFields } from '../definition';
import { kindOf, type OwnRule } from '../kinds';
import { namedRuleMessage, type RuleName } from '../kinds/namedRules';
import { isRequired } from '../kinds/rules';
import type { RuleMessages } from '../kinds/settings';
import { ruleMessages } from '../kinds/texts';
import { printDay, printMonth } from '../lib/calendar';
import { valueAt, type FormData, type FormPath, type FormValue } from '../tree';
import { fieldAt } from './labels';
import type { SchemaError } from './types';

/** A broken rule, and what it is about. */
interface Broken {
  readonly error: SchemaError;
  readonly path: FormPath;
  /** The fields of the whole form. */
  readonly fields: PlacedFields;
  readonly data: FormData;
}

/** What is wrong, in words for people: the definition's own where it has them. */
export function messageOf(broken: Broken): string {
  const { error, path, fields, data } = broken;
  const { field } = fieldAt(fields, path, data);
  if (error.keyword === 'uniqueBy') return uniqueMessage(broken);
  const value = valueAt(data, path);
  const rule = ruleOf(error, field, value);
  const own = field?.messages?.[rule];
  if (rule === 'required' && field !== undefined && 'required' in field && field.required) return own ?? field.required;
  return own ?? sharedMessage(broken, rule);
}

/** The setting that a broken rule is, which is what its message is found by. */
function ruleOf(
  { keyword, params }: SchemaError,
  field: PlacedField | undefined,
  value: FormValue,
): keyof RuleMessages {
  switch (keyword) {
    case 'required':
      return 'required';
    case 'pattern':
    case 'not':
    case 'address':
      if (typeof value !== 'object' && isBlank(value)) return 'required';
      return field && 'pattern' in field ? 'pattern' : 'invalid';
    case 'exclusiveMinimum':
      return 'positive';
    case 'minimum':
    case 'earliest':
      return 'min';
    case 'maximum':
      return field && 'max' in field && field.max === params['limit'] ? 'max' : 'atMost';
    case 'multipleOf':
      return field && 'step' in field ? 'step' : 'integer';
    case 'latest':
    case 'maxItems':
      return 'max';
    case 'minItems':
    case 'minTexts':
    case 'minProperties':
      return params['limit'] === 1 && field !== undefined && isEverRequired(field) ? 'required' : 'min';
    case 'maxProperties':
      return 'max';
    case 'laterThan':
    case 'notBefore':
    case 'notAfter':
    case 'sameAs':
    case 'maxLength':
    case 'rule':
      return keyword;
    default:
      return 'invalid';
  }
}

function isEverRequired(field: PlacedField): boolean {
  return isRequired(field) || 'requiredWhen' in field;
}

/** What the console says where the definition says nothing. */
function sharedMessage(broken: Broken, rule: keyof RuleMessages): string {
  const { error, path, fields, data } = broken;
  const { keyword, params } = error;
  const { field } = fieldAt(fields, path, data);
  const label = field?.label ?? '';
  if (rule === 'required') return ruleMessages.required({ label });
  const limit = String(params['limit'] ?? params['multipleOf']);
  const own = (kept: OwnRule) =>
    field && kindOf(field).problems?.[kept]?.(field, { value: valueAt(data, path), limit });
  switch (keyword) {
    case 'pattern':
    case 'not':
    case 'address':
      return own('pattern') ?? ruleMessages.pattern({ label });
    case 'type':
      return own('type') ?? ruleMessages.other({ label });
    case 'exclusiveMinimum':
      return ruleMessages.positive({ label });
    case 'minimum':
      return ruleMessages.atLeast({ label, limit });
    case 'maximum':
      return ruleMessages.atMost({ label, limit });
    case 'multipleOf':
      return rule === 'step' ? ruleMessages.step({ label, limit }) : ruleMessages.integer({ label });
    case 'laterThan':
    case 'notBefore':
    case 'notAfter':
    case 'sameAs':
      return ruleMessages[keyword]({ label, other: labelOfOther(broken, keyword) });
    case 'earliest':
      return ruleMessages.notBefore({ label, other: dayInWords(limit) });
    case 'latest':
      return ruleMessages.notAfter({ label, other: dayInWords(limit) });
    case 'rule':
      return namedRuleMessage(params['rule'] as RuleName, label);
    case 'maxLength':
      return ruleMessages.maxLength({ label, limit });
    case 'minProperties':
      return ruleMessages.fewestChoices({ label, limit });
    case 'maxProperties':
      return ruleMessages.mostChoices({ label, limit });
    case 'minItems':
    case 'minTexts':
      return ruleMessages.minItems({ label, limit });
    case 'maxItems':
      return own('maxItems') ?? ruleMessages.maxItems({ label, limit });
    case 'enum':
      return own('enum') ?? ruleMessages.choice({ label });
    default:
      return ruleMessages.other({ label });
  }
}

/** The label of the field beside it that a value is compared with. */
function labelOfOther(
  { path, fields, data }: Broken,
  setting: 'laterThan' | 'notBefore' | 'notAfter' | 'sameAs',
): string {
  const { field } = fieldAt(fields, path, data);
  const key = (field as Partial<Readonly<Record<string, string>>> | undefined)?.[setting];
  return key === undefined ? '' : (fieldAt(fields, [...path.slice(0, -1), key], data).field?.label ?? key);
}

function dayInWords(limit: string): string {
  return limit === 'today' ? ruleMessages.today : printDay(printMonth(limit));
}

/** The rule is the list's: the problem stands at a field of one of its items. */
function uniqueMessage({ path, fields, data }: Broken): string {
  const list = fieldAt(fields, path.slice(0, -2), data).field;
  if (!list || !('uniqueBy' in list)) return ruleMessages.unique({ label: '' });
  const [label = '', ...others] = (list.uniqueBy ?? []).map((key) => list.fields[key]?.label ?? key);
  const own = list.messages?.uniqueBy;
  if (own !== undefined) return own;
  return others.length === 0
    ? ruleMessages.unique({ label })
    : ruleMessages.uniquePer({ label, others: others.join(' and ').toLowerCase() });
}

/** Nothing to see: no text, or only tags and spaces. */
function isBlank(value: FormValue): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
