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
import { kindOf } from '../../../src/kinds';
import { textOf } from '../../../src/kinds/shown';
import { isObject } from '../../../src/lib/objects';
import { compileRecordLens, type FormData, type FormValue, type JsonRecord } from '../../../src/tree';
import { BadInput } from '../../errors';
import { propertiesOf } from '../guards/guardRecord';
import type { HeldProperties } from '../guards/heldText';
import { wordsOf } from '../html/wordsOf';
import { overlaid } from './overlaid';
import type { RecordValues } from './recordStore';
import { keyOfNumber, keyOfText } from './sortKeys';

/** What the services know of the form of an editor of records, for one brand. */
export interface RecordForm {
  /** What each property is held to by itself. */
  readonly held: HeldProperties;
  /**
   * Holds values to the form as a whole: properties that it knows, of their types, everything that is required, and rules between
   * fields. What was wrong before in the same way may stay.
   * @param given.sent the part of the values that somebody sent
   * @param given.path what stands before a property in errors
   * @returns the values, each of the type that its field says
   * @throws BadInput in the words of the form
   */
  check(given: {
    readonly values: RecordValues;
    readonly sent: RecordValues;
    readonly stored: RecordValues | undefined;
    readonly path: string;
  }): RecordValues;
  /** Reads values as people see them. */
  read(values: RecordValues): ReadValues;
  /** The key that a property has where its value is this one, as it is stored or as people give the end of a range. */
  keyOf(property: string, value: string): string | undefined;
}

/** The values of a record as people see them. */
interface ReadValues {
  /** Everything that the form shows as text, in lower case. */
  readonly searchText: string;
  /** What a property is sorted and filtered by; undefined for none. */
  key(property: string): string | undefined;
  /** The text that a property is stored as; undefined for none. */
  stored(property: string): string | undefined;
  /** A property on one line; '' for none. */
  line(property: string): string;
}

/**
 * The form of an editor of records.
 * @param brandName of the brand whose form it is
 */
export function recordForm(editor: EditorDefinition, brandName: string | undefined): RecordForm {
  const compiled = compileEditor(editor, isBrand(brandName) ? brands[brandName] : undefined);
  const { fields } = compiled.editor;
  const placed = placesOf(fields);
  const { recordToTree, treeToRecord } = compileRecordLens(fields);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));

  function formOf(values: RecordValues): FormData {
    return compiled.lens.treeToForm(recordToTree(values));
  }

  return {
    held: propertiesOf(fields),
    check({ values, sent, stored, path }) {
      const typed = treeToRecord(recordToTree(values), {});
      requireKnown(sent, { values, typed, path });
      const base = stored && formOf(stored);
      const before = base && new Set(validate(base, base).map((problem) => printProblem(problem, base)));
      const form = formOf(values);
      const problem = validate(form, base).find((one) => !before?.has(printProblem(one, form)));
      if (problem) throw new BadInput(path + propertyAt(compiled, { form, at: problem.path }), problem.message);
      return overlaid(values, typed);
    },
    read(values) {
      const form = formOf(values);
      const texts = new Map(recordToTree(values).fields.map(({ name, value }) => [name, value]));
      const lines = new Map(
        [...placed].map(([property, { field, path }]) => [property, lineOf(field, valueAt(form, path))]),
      );
      return {
        searchText: [...lines.values()]
          .filter((line) => line !== '')
          .join('\n')
          .toLowerCase(),
        key(property) {
          const place = placed.get(property);
          const stored = texts.get(property) ?? (place?.field.type === 'toggle' ? OFF : undefined);
          if (place === undefined || stored === undefined) return undefined;
          return keyOfValue(place.field, { stored, value: valueAt(form, place.path) });
        },
        stored: (property) => texts.get(property) ?? undefined,
        line: (property) => lines.get(property) ?? '',
      };
    },
    keyOf(property, value) {
      const field = placed.get(property)?.field;
      return field && keyOfValue(field, { stored: value, value });
    },
  };
}

/** What nobody switched on is off. */
const OFF = 'false';

interface FieldPlaceInForm {
  readonly field: PlacedField;
  /** Where the form has it. */
  readonly path: readonly string[];
}

/** The fields by the properties that they are stored as. */
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
 * Refuses what the form has no place for, and what is not of the type of its field.
 * @param given.values what would be stored where something was sent @param given.typed that, as the form reads it
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

/** Two problems are the same one where rule, place and value are. */
function printProblem(
  { path, rule }: { readonly path: readonly (string | number)[]; readonly rule: string },
  form: FormData,
): string {
  return JSON.stringify([path, rule, valueAt(form, path) ?? null]);
}

/** The property whose field, or whose nearest field above, stands at a place of the form. */
function propertyAt(
  { editor }: CompiledEditor,
  { form, at }: { readonly form: FormData; readonly at: readonly (string | number)[] },
): string {
  const { field } = fieldAt(editor.fields, at, form);
  return (field && fieldPlacesOf(field)[0]?.name) ?? '';
}

function lineOf(field: PlacedField, value: FormValue): string {
  const kind = kindOf(field);
  if (typeof value === 'string' && kind.isHtml?.(value)) return wordsOf(value);
  return kind.shown ? kind.shown(field, value) : textOf(value);
}

/** @param given.stored the text that is stored @param given.value what the form makes of it */
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
      return keyOfText(wordsOf(stored));
    default:
      return keyOfText(stored);
  }
}
