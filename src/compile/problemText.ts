import { HIGHEST_DEGREE, isFileField, isFilesField, type PlacedField, type PlacedFields } from '../definition';
import type { FormData, FormPath, FormValue } from '../tree';
import { fieldAt } from './labels';
import { ruleMessages } from './messages';
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
  const limit = error.params['limit'];
  const isRequired = field !== undefined && 'required' in field;
  const required = isRequired && field.required ? field.required : ruleMessages.required(label);
  switch (error.keyword) {
    case 'required':
      return required;
    case 'pattern':
    case 'not':
    case 'address':
      return field?.type === 'richText' || (typeof value !== 'object' && isBlank(value))
        ? required
        : patternMessage(field, label);
    case 'type':
      return field?.type === 'number' || field?.type === 'money'
        ? ruleMessages.number(label)
        : ruleMessages.other(label);
    case 'exclusiveMinimum':
      return ruleMessages.positive(label);
    case 'minimum':
      return ruleMessages.atLeast(label, limit);
    case 'maximum':
      return ruleMessages.atMost(label, limit);
    case 'laterThan':
      return laterThanMessage(broken, field);
    case 'uniqueBy':
      return uniqueMessage(broken);
    case 'maxLength':
      return ruleMessages.maxLength(label, limit);
    case 'minItems':
      return isRequired ? required : ruleMessages.minItems(label, limit);
    case 'maxItems':
      return field && isFilesField(field) ? ruleMessages.maxFiles(limit) : ruleMessages.maxItems(label, limit);
    case 'enum':
      return field && (isFileField(field) || isFilesField(field))
        ? fileMessage(field, value)
        : ruleMessages.choice(label);
    default:
      return ruleMessages.other(label);
  }
}

function laterThanMessage({ path, fields, data }: Broken, field: PlacedField | undefined): string {
  const earlier = field && 'laterThan' in field ? [...path.slice(0, -1), field.laterThan] : path;
  return ruleMessages.laterThan(field?.label ?? '', fieldAt(fields, earlier, data).field?.label ?? '');
}

/** The rule is the list's: the problem stands at a field of one of its items. */
function uniqueMessage({ path, fields, data }: Broken): string {
  const list = fieldAt(fields, path.slice(0, -2), data).field;
  if (list?.type !== 'list') return ruleMessages.unique([]);
  const labels = (list.uniqueBy ?? []).map((key) => list.fields[key]?.label ?? key);
  return list.uniqueMessage ?? ruleMessages.unique(labels);
}

function patternMessage(field: PlacedField | undefined, label: string): string {
  switch (field?.type) {
    case 'link':
      return field.anyText ? ruleMessages.unsafeLink(label) : ruleMessages.link(label);
    case 'videoLink':
      return ruleMessages.videoLink;
    case 'links':
      return ruleMessages.webLink(field.itemLabel);
    case 'image':
    case 'video':
    case 'document':
      return ruleMessages.fileFormat;
    case 'date':
    case 'month':
      return ruleMessages.date;
    case 'timeRange':
      return ruleMessages.time;
    case 'tags':
      return ruleMessages.tagWithJoint('by' in field.place ? field.place.by : '');
    case 'coordinates':
      return ruleMessages.degrees(label, HIGHEST_DEGREE[field.axis]);
    case 'email':
      return field.patternMessage ?? ruleMessages.email;
    case 'phone':
      return field.patternMessage ?? ruleMessages.phone(label);
    case 'text':
      return field.patternMessage ?? ruleMessages.pattern(label);
    default:
      return ruleMessages.pattern(label);
  }
}

function fileMessage(field: PlacedField, item: FormValue): string {
  const status = (item as { readonly status?: unknown } | undefined)?.status;
  if (status === 'uploading') return ruleMessages.uploading;
  if (status !== 'infected') return ruleMessages.failed;
  return isPictures(field) ? ruleMessages.infected : ruleMessages.infectedAttachment;
}

/** Whether a field is about pictures, even where videos are allowed among them. */
function isPictures({ type }: PlacedField): boolean {
  return type === 'image' || type === 'images' || type === 'media';
}

/** Nothing to see: no text, or only tags and spaces. */
function isBlank(value: FormValue): boolean {
  return typeof value !== 'string' || value.replace(/<[^>]*>|&nbsp;/g, '').trim() === '';
}
