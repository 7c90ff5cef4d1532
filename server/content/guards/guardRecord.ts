import { brands } from '../../../schemas/brands';
import {
  descriptionPlaceOf,
  editorForBrand,
  editorWithoutBrand,
  isBrand,
  type Brand,
  type EditorDefinition,
  type PlacedFields,
  type RecordName,
  type RowSetName,
} from '../../../src/definition';
import { itemFields, kindOf } from '../../../src/kinds';
import { MAX_LENGTHS } from '../../../src/kinds/guard';
import { ruleMessages } from '../../../src/kinds/texts';
import { isObject } from '../../../src/lib/objects';
import { propertyAt } from '../../../src/tree';
import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import { filesInText, requireFiles, type FileReference } from './files';
import { textRulesOf, type PropertyRules, type TextRules } from './textRules';
import { newReferences, requireReferences, type NewReferences } from './references';
import { requireLength } from './sizes';
import { loadEditors, builtInDefinitions } from '../../definitions';

/** A record, or one record of a set, that is about to be stored. */
export interface GuardedRecord {
  /** Undefined for records that belong to no brand. */
  readonly brand: { readonly name: string; readonly tenant_id: string } | undefined;
  /** The values to be stored, by property. Only texts are checked. */
  readonly values: object;
  /** Values that are stored, or were before this transaction: they are accepted unchecked. */
  readonly stored?: readonly (object | undefined)[];
  /** Prefix of property names in errors, for example `careerData.`. */
  readonly path?: string;
  /** Names of properties in errors, where they differ from the property. */
  readonly argumentOf?: Readonly<Record<string, string>>;
}

/**
 * Validates a record against the form of its editor, property by property, as `guardChanges` does for pages. Required properties are
 * checked elsewhere.
 * @throws BadInput with the message of the form
 */
export async function guardValues(
  context: WriteContext,
  properties: PropertyRules,
  { brand, values, stored = [], path = '', argumentOf = {} }: GuardedRecord,
): Promise<void> {
  const files: FileReference[] = [];
  const references: NewReferences[] = [];
  requireLengthsOutsideForm(values, { known: properties, path, stored });
  for (const [property, rules] of properties) {
    for (const name of rules.guard.as === 'file' ? [property, `${descriptionPlaceOf(property)}.key`] : [property]) {
      const text = textAt(values, name);
      if (text === '' || stored.some((record) => record && textAt(record, name) === text)) continue;
      const argument = path + (argumentOf[name] ?? name);
      const refusal = rules.problemIn(text) ?? choiceProblem(rules, text);
      if (refusal !== undefined) throw new BadInput(argument, refusal);
      const storedTexts = () => stored.map((record) => (record ? textAt(record, name) : ''));
      references.push(...newReferences(rules, text, { argument, storedAs: property, stored: storedTexts }));
      if (rules.guard.as === 'file')
        files.push({ ...fileOf(rules, text), argument, ...(brand && { tenantId: brand.tenant_id }) });
      else files.push(...filesInText(text, argument));
    }
  }
  await requireFiles(context.database, files);
  if (brand) await requireReferences(context, brand.name, references);
}

/** Limits the length of texts that no form shows, such as the name of a file, unless they are stored already. */
function requireLengthsOutsideForm(
  values: object,
  given: {
    readonly known: PropertyRules;
    readonly path: string;
    readonly stored: readonly (object | undefined)[];
    /** Path of the object that the values belong to, followed by a dot. */
    readonly within?: string;
  },
): void {
  const { known, path, stored, within = '' } = given;
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    const property = within + name;
    if (known.has(property)) continue;
    if (typeof value === 'string' && !stored.some((record) => record && textAt(record, property) === value)) {
      requireLength(value, { argument: path + property, max: MAX_LENGTHS.line });
    }
    if (isObject(value)) requireLengthsOutsideForm(value, { ...given, within: `${property}.` });
  }
}

/** The message for a required file also applies to a file that does not exist. */
function fileOf(
  { field, guard: { accept = [] } }: TextRules,
  key: string,
): Pick<FileReference, 'key' | 'accept' | 'missing'> {
  const missing = 'required' in field ? field.required : undefined;
  return { key, accept, ...(missing !== undefined && { missing }) };
}

function choiceProblem({ field, canonical }: TextRules, text: string): string | undefined {
  return canonical(text) === text ? undefined : ruleMessages.choice({ label: field.label ?? '' });
}

/** The text of a property; '' for anything but a text. */
function textAt(record: object, name: string): string {
  const value = propertyAt(record, name);
  return typeof value === 'string' ? value : '';
}

/** By kind of record and brand; compiled lazily. */
const compiledRules = new Map<string, Promise<PropertyRules>>();

/** The rules of the properties of a kind of record, by property. */
export function loadPropertyRules(of: RecordName | RowSetName, brandName: string | undefined): Promise<PropertyRules> {
  const brand = isBrand(brandName) ? brandName : undefined;
  const key = `${of} ${brand ?? ''}`;
  const known = compiledRules.get(key) ?? compileRules(of, brand);
  compiledRules.set(key, known);
  return known;
}

async function compileRules(of: RecordName | RowSetName, brand: Brand | undefined): Promise<PropertyRules> {
  const editors = await loadEditors(builtInDefinitions);
  const editor = editors.find(
    ({ stored }) => ('record' in stored ? stored.record : 'rows' in stored && stored.rows) === of,
  );
  if (editor === undefined) throw new Error(`No editor stores '${of}'.`);
  return propertyRulesOf(fieldsFor(editor, brand));
}

/** The rules of the properties that some fields are stored as. */
export function propertyRulesOf(fields: PlacedFields): PropertyRules {
  return new Map(rulesIn(fields));
}

function fieldsFor(editor: EditorDefinition, brand: Brand | undefined): PlacedFields {
  return (brand ? editorForBrand(editor, brands[brand]) : editorWithoutBrand(editor)).fields;
}

/** Fields of groups are properties of the record, fields of a list are properties of each of its records. */
function rulesIn(fields: PlacedFields): readonly (readonly [property: string, rules: TextRules])[] {
  return Object.values(fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    if (storage.as === 'group') return rulesIn(storage.fields);
    if (storage.as === 'nodes') return rulesIn(itemFields(field, undefined) ?? {});
    return textRulesOf(field);
  });
}
