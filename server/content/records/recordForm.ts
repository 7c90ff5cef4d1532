import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate, fieldAt, valueAt, type CompiledEditor } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import {
  fieldPlacesOf,
  isBrand,
  type EditorDefinition,
  type PlacedField,
  type PlacedFields,
} from '../../../src/definition';
import { holdsFlag, kindOf } from '../../../src/kinds';
import type { RangeEnd } from '../../../src/kinds/kind';
import { textOf } from '../../../src/kinds/displayText';
import { parseDay } from '../../../src/lib/calendar';
import { isObject } from '../../../src/lib/objects';
import { compileRecordLens, type FormData, type FormValue, type JsonRecord } from '../../../src/tree';
import { BadInput } from '../../errors';
import { propertyRulesOf } from '../guards/guardRecord';
import type { PropertyRules } from '../guards/textRules';
import { htmlToText } from '../html/htmlToText';
import { mergeRecordValues } from './mergeRecordValues';
import type { RecordValues } from './recordStore';
import { keyOfNumber, keyOfText } from './sortKeys';

/** The form of a record editor for one brand, as used by the services. */
export interface RecordForm {
  /** The rules of each single property. */
  readonly rules: PropertyRules;
  /**
   * Validates values with the form as a whole: no unknown properties, types, required fields, and rules between fields. Problems that the
   * stored values already have are ignored.
   * @param given.sent the values that were sent
   * @param given.path prefix of property names in errors
   * @returns the values, converted to the types of their fields
   * @throws BadInput with the message of the form
   */
  check(given: {
    readonly values: RecordValues;
    readonly sent: RecordValues;
    readonly stored: RecordValues | undefined;
    readonly path: string;
  }): RecordValues;
  /** Reads the values as displayed. */
  read(values: RecordValues): DisplayedValues;
  /**
   * The sort key of a value of a property, given as it is stored or as entered for a range filter.
   * @param end the end of the range (inclusive) that the value is; absent for a single value
   */
  keyOf(property: string, value: string, end?: RangeEnd): string | undefined;
}

/** The values of a record as displayed and indexed. */
interface DisplayedValues {
  /** All text that the form shows, in lower case. */
  readonly searchText: string;
  /** The sort and filter key of a property; undefined without a value. */
  key(property: string): string | undefined;
  /** The stored text of a property; undefined without a value. */
  stored(property: string): string | undefined;
  /** A property on one line; '' without a value. */
  line(property: string): string;
}

/**
 * The form of a record editor.
 * @param brandName the brand whose variant of the form is used
 */
export function recordForm(editor: EditorDefinition, brandName: string | undefined): RecordForm {
  const compiled = compileEditor(editor, isBrand(brandName) ? brands[brandName] : undefined);
  const { fields } = compiled.editor;
  const placedFields = placesOf(fields);
  const { recordToTree, treeToRecord } = compileRecordLens(fields);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));

  function formOf(values: RecordValues): FormData {
    return compiled.lens.treeToForm(recordToTree(values));
  }

  return {
    rules: propertyRulesOf(fields),
    check({ values, sent, stored, path }) {
      const typed = treeToRecord(recordToTree(values), {});
      requireKnown(sent, { values, typed, path });
      const base = stored && formOf(stored);
      const knownProblems = base && new Set(validate(base, base).map((problem) => problemKey(problem, base)));
      const form = formOf(values);
      const problem = validate(form, base).find((one) => !knownProblems?.has(problemKey(one, form)));
      if (problem) throw new BadInput(path + propertyAt(compiled, { form, at: problem.path }), problem.message);
      return mergeRecordValues(values, typed);
    },
    read(values) {
      const form = formOf(values);
      const texts = new Map(recordToTree(values).fields.map(({ name, value }) => [name, value]));
      const lines = new Map(
        [...placedFields].map(([property, { field, path }]) => [property, lineOf(field, valueAt(form, path))]),
      );
      return {
        searchText: [...lines.values()]
          .filter((line) => line !== '')
          .join('\n')
          .toLowerCase(),
        key(property) {
          const place = placedFields.get(property);
          const stored = texts.get(property) ?? (place && holdsFlag(place.field) ? OFF : undefined);
          if (place === undefined || stored === undefined) return undefined;
          return keyOfValue(place.field, { stored, value: valueAt(form, place.path) });
        },
        stored: (property) => texts.get(property) ?? undefined,
        line: (property) => lines.get(property) ?? '',
      };
    },
    keyOf(property, value, end) {
      const field = placedFields.get(property)?.field;
      const limit = field && end ? limitOf(field, value, end) : value;
      return field && keyOfValue(field, { stored: limit, value: limit });
    },
  };
}

/** The value of a toggle that was never switched. */
const OFF = 'false';

interface FieldPlaceInForm {
  readonly field: PlacedField;
  /** Path of the field in the form. */
  readonly path: readonly string[];
}

/** The fields of the form, by the properties that they are stored as. */
function placesOf(fields: PlacedFields, above: readonly string[] = []): ReadonlyMap<string, FieldPlaceInForm> {
  return new Map(
    Object.entries(fields).flatMap(([key, field]): (readonly [string, FieldPlaceInForm])[] => {
      const path = [...above, key];
      const storage = kindOf(field).storage(field);
      if (storage.as === 'group') return [...placesOf(storage.fields, path)];
      return fieldPlacesOf(field).map(({ name }) => [name, { field, path }] as const);
    }),
  );
}

/**
 * Refuses unknown properties and values of the wrong type.
 * @param given.values the values to be stored @param given.typed those values as read by the form
 * @throws BadInput naming the property
 */
function requireKnown(
  sent: JsonRecord,
  given: { readonly values: unknown; readonly typed: unknown; readonly path: string },
): void {
  for (const name of Object.keys(sent)) {
    const argument = given.path + name;
    const [below, value, typed] = [sent, given.values, given.typed].map((holder) => propertyOf(holder, name));
    if (value === null || value === undefined) continue;
    if (isObject(below) && isObject(typed)) requireKnown(below, { values: value, typed, path: `${argument}.` });
    else if (typed === undefined) {
      throw new BadInput(
        argument,
        `${argument}: expected a property of the form with a value that its field can hold.`,
      );
    }
  }
}

function propertyOf(holder: unknown, name: string): unknown {
  return isObject(holder) && Object.hasOwn(holder, name) ? holder[name] : undefined;
}

/** Problems are the same if rule, path and value are the same. */
function problemKey(
  { path, rule }: { readonly path: readonly (string | number)[]; readonly rule: string },
  form: FormData,
): string {
  return JSON.stringify([path, rule, valueAt(form, path) ?? null]);
}

/** The property of the field at a path of the form, or of its nearest ancestor. */
function propertyAt(
  { editor }: CompiledEditor,
  { form, at }: { readonly form: FormData; readonly at: readonly (string | number)[] },
): string {
  const { field } = fieldAt(editor.fields, at, form);
  return (field && fieldPlacesOf(field)[0]?.name) ?? '';
}

function lineOf(field: PlacedField, value: FormValue): string {
  const kind = kindOf(field);
  if (typeof value === 'string' && kind.isHtml?.(value)) return htmlToText(value);
  return kind.displayText ? kind.displayText(field, value) : textOf(value);
}

/** Ranges of days include every moment of their last day, and every month that has one of their days. */
function limitOf(field: PlacedField, value: string, end: RangeEnd): string {
  return parseDay(value) === value ? (kindOf(field).limitOfDay?.(value, end) ?? value) : value;
}

/** @param given.stored the stored text @param given.value its form value */
function keyOfValue(
  field: PlacedField,
  { stored, value }: { readonly stored: string; readonly value: FormValue },
): string | undefined {
  switch (kindOf(field).guard(field).as) {
    case 'number':
      return keyOfNumber(Number(value ?? stored));
    case 'date':
      return keyOfText(textOf(value));
    case 'html':
      return keyOfText(htmlToText(stored));
    default:
      return keyOfText(stored);
  }
}
