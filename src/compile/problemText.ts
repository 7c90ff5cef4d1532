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
  if (error.keyword === 'uniqueBy') return uniqueMessage(broken);
  const { field } = fieldAt(fields, path, data);
  const { setting, message } = ruleTextOf(broken, field);
  const own = field?.messages?.[setting];
  if (own !== undefined) return own;
  return setting === 'required' && field && 'required' in field && field.required ? field.required : message;
}

/** What is said of a broken rule. */
interface RuleText {
  /** The setting behind the rule, which is the key of the definition's own message. */
  readonly setting: keyof RuleMessages;
  /** The console's message, where the definition has none. */
  readonly message: string;
}

function ruleTextOf(broken: BrokenRule, field: PlacedField | undefined): RuleText {
  const { keyword, params } = broken.error;
  const value = valueAt(broken.data, broken.path);
  const label = field?.label ?? '';
  const limit = String(params['limit'] ?? params['multipleOf']);
  const missing: RuleText = { setting: 'required', message: ruleMessages.required({ label }) };
  const needsOne = params['limit'] === 1 && field !== undefined && canBeRequired(field);
  const messageOfKind = (rule: RuleKeyword) => field && kindOf(field).problems?.[rule]?.(field, { value, limit });
  switch (keyword) {
    case 'required':
      return missing;
    case 'pattern':
    case 'not':
    case 'address': {
      if (typeof value !== 'object' && isBlank(value)) return missing;
      const setting = field && 'pattern' in field ? 'pattern' : 'invalid';
      return { setting, message: messageOfKind('pattern') ?? ruleMessages.pattern({ label }) };
    }
    case 'exclusiveMinimum':
      return { setting: 'positive', message: ruleMessages.positive({ label }) };
    case 'minimum':
      return { setting: 'min', message: ruleMessages.atLeast({ label, limit }) };
    case 'maximum': {
      const setting = field && 'max' in field && field.max === params['limit'] ? 'max' : 'atMost';
      return { setting, message: ruleMessages.atMost({ label, limit }) };
    }
    case 'multipleOf':
      return field && 'step' in field
        ? { setting: 'step', message: ruleMessages.step({ label, limit }) }
        : { setting: 'integer', message: ruleMessages.integer({ label }) };
    case 'laterThan':
    case 'notBefore':
    case 'notAfter':
    case 'sameAs':
      return { setting: keyword, message: ruleMessages[keyword]({ label, other: labelOfSibling(broken, keyword) }) };
    case 'earliest':
      return { setting: 'min', message: ruleMessages.notBefore({ label, other: dayText(limit) }) };
    case 'latest':
      return { setting: 'max', message: ruleMessages.notAfter({ label, other: dayText(limit) }) };
    case 'rule':
      return { setting: 'rule', message: namedRuleMessage(params['rule'] as RuleName, label) };
    case 'maxLength':
      return { setting: 'maxLength', message: ruleMessages.maxLength({ label, limit }) };
    case 'minProperties':
      return needsOne ? missing : { setting: 'min', message: ruleMessages.fewestChoices({ label, limit }) };
    case 'maxProperties':
      return { setting: 'max', message: ruleMessages.mostChoices({ label, limit }) };
    case 'minItems':
    case 'minTexts':
      return needsOne ? missing : { setting: 'min', message: ruleMessages.minItems({ label, limit }) };
    case 'maxItems':
      return { setting: 'max', message: messageOfKind('maxItems') ?? ruleMessages.maxItems({ label, limit }) };
    case 'type':
      return { setting: 'invalid', message: messageOfKind('type') ?? ruleMessages.other({ label }) };
    case 'enum':
      return { setting: 'invalid', message: messageOfKind('enum') ?? ruleMessages.choice({ label }) };
    default:
      return { setting: 'invalid', message: ruleMessages.other({ label }) };
  }
}

function canBeRequired(field: PlacedField): boolean {
  return isRequired(field) || 'requiredWhen' in field;
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
