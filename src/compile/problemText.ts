import type { PlacedField, PlacedFields } from '../definition';
import { kindOf, type OwnRule } from '../kinds';
import { ruleMessages } from '../kinds/texts';
import type { FormData, FormPath, FormValue } from '../tree';
import { fieldAt } from './labels';
import type { SchemaError } from './types';
import { valueAt } from './valueAt';

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
  const value = valueAt(data, path);
  const label = field?.label ?? '';
  const limit = String(error.params['limit']);
  const isRequired = field !== undefined && 'required' in field;
  const required = isRequired && field.required ? field.required : ruleMessages.required({ label });
  const own = (rule: OwnRule) => field && kindOf(field).problems?.[rule]?.(field, { value, limit });
  switch (error.keyword) {
    case 'required':
      return required;
    case 'pattern':
    case 'not':
    case 'address':
      if (typeof value !== 'object' && isBlank(value)) return required;
      return own('pattern') ?? ruleMessages.pattern({ label });
    case 'type':
      return own('type') ?? ruleMessages.other({ label });
    case 'exclusiveMinimum':
      return ruleMessages.positive({ label });
    case 'minimum':
      return ruleMessages.atLeast({ label, limit });
    case 'maximum':
      return ruleMessages.atMost({ label, limit });
    case 'laterThan':
      return laterThanMessage(broken, field);
    case 'uniqueBy':
      return uniqueMessage(broken);
    case 'maxLength':
      return ruleMessages.maxLength({ label, limit });
    case 'minItems':
      return isRequired ? required : ruleMessages.minItems({ label, limit });
    case 'maxItems':
      return own('maxItems') ?? ruleMessages.maxItems({ label, limit });
    case 'enum':
      return own('enum') ?? ruleMessages.choice({ label });
    default:
      return ruleMessages.other({ label });
  }
}

function laterThanMessage({ path, fields, data }: Broken, field: PlacedField | undefined): string {
  const earlier = field && 'laterThan' in field ? [...path.slice(0, -1), field.laterThan] : path;
  return ruleMessages.laterThan({
    label: field?.label ?? '',
    other: fieldAt(fields, earlier, data).field?.label ?? '',
  });
}

/** The rule is the list's: the problem stands at a field of one of its items. */
function uniqueMessage({ path, fields, data }: Broken): string {
  const list = fieldAt(fields, path.slice(0, -2), data).field;
  if (!list || !('uniqueBy' in list)) return ruleMessages.unique({ label: '' });
  const [label = '', ...others] = (list.uniqueBy ?? []).map((key) => list.fields[key]?.label ?? key);
  if (list.uniqueMessage !== undefined) return list.uniqueMessage;
  return others.length === 0
    ? ruleMessages.unique({ label })
    : ruleMessages.uniquePer({ label, others: others.join(' and ').toLowerCase() });
}

/** Nothing to see: no text, or only tags and spaces. */
function isBlank(value: FormValue): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
