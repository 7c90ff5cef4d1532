import type { PlacedField, PlacedFields } from '../definition';
import { kindOf, type RuleKeyword } from '../kinds';
import { namedRuleMessage, type RuleName } from '../kinds/namedRules';
import { isRequired } from '../kinds/rules';
import type { RuleMessages } from '../kinds/settings';
import { ruleMessages } from '../kinds/texts';
import { printDay, printMonth } from '../lib/calendar';
import { valueAt, type FormData, type FormPath, type FormValue } from '../tree';
import { fieldAt } from './labels';
import type { SchemaError } from './types';

/** A violated rule, with its form. */
interface BrokenRule {
  readonly error: SchemaError;
  readonly path: FormPath;
  /** The fields of the whole form. */
  readonly fields: PlacedFields;
  readonly data: FormData;
}

/** The message for a broken rule: the definition's own where it has one. */
export function messageOf(broken: BrokenRule): string {
  const { error, path, fields, data } = broken;
  const { field } = fieldAt(fields, path, data);
  if (error.keyword === 'uniqueBy') return uniqueMessage(broken);
  const value = valueAt(data, path);
  const rule = ruleOf(error, field, value);
  const own = field?.messages?.[rule];
  if (rule === 'required' && field !== undefined && 'required' in field && field.required) return own ?? field.required;
  return own ?? sharedMessage(broken, rule);
}

/** The setting behind a broken rule, which is the key of its message. */
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
      return params['limit'] === 1 && field !== undefined && canBeRequired(field) ? 'required' : 'min';
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

function canBeRequired(field: PlacedField): boolean {
  return isRequired(field) || 'requiredWhen' in field;
}

/** The console's message where the definition has none. */
function sharedMessage(broken: BrokenRule, rule: keyof RuleMessages): string {
  const { error, path, fields, data } = broken;
  const { keyword, params } = error;
  const { field } = fieldAt(fields, path, data);
  const label = field?.label ?? '';
  if (rule === 'required') return ruleMessages.required({ label });
  const limit = String(params['limit'] ?? params['multipleOf']);
  const messageOfKind = (ownRule: RuleKeyword) =>
    field && kindOf(field).problems?.[ownRule]?.(field, { value: valueAt(data, path), limit });
  switch (keyword) {
    case 'pattern':
    case 'not':
    case 'address':
      return messageOfKind('pattern') ?? ruleMessages.pattern({ label });
    case 'type':
      return messageOfKind('type') ?? ruleMessages.other({ label });
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
      return ruleMessages[keyword]({ label, other: labelOfSibling(broken, keyword) });
    case 'earliest':
      return ruleMessages.notBefore({ label, other: dayText(limit) });
    case 'latest':
      return ruleMessages.notAfter({ label, other: dayText(limit) });
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
      return messageOfKind('maxItems') ?? ruleMessages.maxItems({ label, limit });
    case 'enum':
      return messageOfKind('enum') ?? ruleMessages.choice({ label });
    default:
      return ruleMessages.other({ label });
  }
}

/** The label of the sibling that a value is compared with. */
function labelOfSibling(
  { path, fields, data }: BrokenRule,
  setting: 'laterThan' | 'notBefore' | 'notAfter' | 'sameAs',
): string {
  const { field } = fieldAt(fields, path, data);
  const key = (field as Partial<Readonly<Record<string, string>>> | undefined)?.[setting];
  return key === undefined ? '' : (fieldAt(fields, [...path.slice(0, -1), key], data).field?.label ?? key);
}

function dayText(limit: string): string {
  return limit === 'today' ? ruleMessages.today : printDay(printMonth(limit));
}

/** The rule belongs to the list, the problem to a field of one of its items. */
function uniqueMessage({ path, fields, data }: BrokenRule): string {
  const list = fieldAt(fields, path.slice(0, -2), data).field;
  if (!list || !('uniqueBy' in list)) return ruleMessages.unique({ label: '' });
  const [label = '', ...others] = (list.uniqueBy ?? []).map((key) => list.fields[key]?.label ?? key);
  const own = list.messages?.uniqueBy;
  if (own !== undefined) return own;
  return others.length === 0
    ? ruleMessages.unique({ label })
    : ruleMessages.uniquePer({ label, others: others.join(' and ').toLowerCase() });
}

/** Whether nothing is visible: no text, or only tags and spaces. */
function isBlank(value: FormValue): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
