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
import { LONGEST } from '../../../src/kinds/guard';
import { ruleMessages } from '../../../src/kinds/texts';
import { isObject } from '../../../src/lib/objects';
import { propertyAt } from '../../../src/tree';
import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import { filesInText, requireFiles, type NamedFile } from './files';
import { heldTextsOf, type HeldProperties, type HeldText } from './heldText';
import { newReferences, requireReferences, type NewReferences } from './references';
import { requireLength } from './sizes';
import { loadEditors, ownDefinitions } from '../../definitions';

/** A record, or one row of a set, that is about to be stored. */
export interface HeldRecord {
  /** Undefined for records that belong to no brand. */
  readonly brand: { readonly name: string; readonly tenant_id: string } | undefined;
  /** What would be stored, by the properties that definitions name. Anything but a text passes. */
  readonly values: object;
  /** What is stored, or was before this transaction: it may stay. */
  readonly stored?: readonly (object | undefined)[];
  /** What stands before a property in errors, for example `careerData.`. */
  readonly path?: string;
  /** What properties are called in errors, where that is not their name. */
  readonly argumentOf?: Readonly<Record<string, string>>;
}

/**
 * Holds a record to what the form of its editor takes, property by property, as `guardChanges` holds pages. Whether
 * something is there at all is asked elsewhere.
 * @param properties what is known of them, see heldProperties
 * @throws BadInput in the words of the form
 */
export async function guardValues(
  context: WriteContext,
  properties: HeldProperties,
  { brand, values, stored = [], path = '', argumentOf = {} }: HeldRecord,
): Promise<void> {
  const files: NamedFile[] = [];
  const references: NewReferences[] = [];
  requireBesideForm(values, { known: properties, path, stored });
  for (const [property, held] of properties) {
    for (const name of held.guard.as === 'file' ? [property, `${descriptionPlaceOf(property)}.key`] : [property]) {
      const text = textAt(values, name);
      if (text === '' || stored.some((record) => record && textAt(record, name) === text)) continue;
      const argument = path + (argumentOf[name] ?? name);
      const refusal = held.refusal(text) ?? misspelled(held, text);
      if (refusal !== undefined) throw new BadInput(argument, refusal);
      const storedTexts = () => stored.map((record) => (record ? textAt(record, name) : ''));
      references.push(...newReferences(held, text, { argument, storedAs: property, stored: storedTexts }));
      if (held.guard.as === 'file')
        files.push({ ...fileOf(held, text), argument, ...(brand && { tenantId: brand.tenant_id }) });
      else files.push(...filesInText(text, argument));
    }
  }
  await requireFiles(context.database, files);
  if (brand) await requireReferences(context, brand.name, references);
}

/** What no form shows, such as the name of a file, is short, unless it was stored already. */
function requireBesideForm(
  values: object,
  given: {
    readonly known: HeldProperties;
    readonly path: string;
    readonly stored: readonly (object | undefined)[];
    /** The property that the values are those of, with a dot. */
    readonly within?: string;
  },
): void {
  const { known, path, stored, within = '' } = given;
  for (const [name, value] of Object.entries<unknown>({ ...values })) {
    const property = within + name;
    if (known.has(property)) continue;
    if (typeof value === 'string' && !stored.some((record) => record && textAt(record, property) === value)) {
      requireLength(value, { argument: path + property, most: LONGEST.line });
    }
    if (isObject(value)) requireBesideForm(value, { ...given, within: `${property}.` });
  }
}

/** What is asked for where no file is, is also said of one that is not there. */
function fileOf(
  { field, guard: { accept = [] } }: HeldText,
  key: string,
): Pick<NamedFile, 'key' | 'accept' | 'missing'> {
  const missing = 'required' in field ? field.required : undefined;
  return { key, accept, ...(missing !== undefined && { missing }) };
}

function misspelled({ field, spelled }: HeldText, text: string): string | undefined {
  return spelled(text) === text ? undefined : ruleMessages.choice({ label: field.label ?? '' });
}

/** The text of a property, '' for anything else. */
function textAt(record: object, name: string): string {
  const value = propertyAt(record, name);
  return typeof value === 'string' ? value : '';
}

/** By kind of record and brand; compiled when it is needed first. */
const compiled = new Map<string, Promise<HeldProperties>>();

/** What the properties of a kind of record are held to, by their names. */
export function heldProperties(of: RecordName | RowSetName, brandName: string | undefined): Promise<HeldProperties> {
  const brand = isBrand(brandName) ? brandName : undefined;
  const key = `${of} ${brand ?? ''}`;
  const known = compiled.get(key) ?? compileProperties(of, brand);
  compiled.set(key, known);
  return known;
}

async function compileProperties(of: RecordName | RowSetName, brand: Brand | undefined): Promise<HeldProperties> {
  const editors = await loadEditors(ownDefinitions);
  const editor = editors.find(
    ({ stored }) => ('record' in stored ? stored.record : 'rows' in stored && stored.rows) === of,
  );
  if (editor === undefined) throw new Error(`No editor stores '${of}'.`);
  return propertiesOf(fieldsFor(editor, brand));
}

/** What the properties that some fields name are held to. */
export function propertiesOf(fields: PlacedFields): HeldProperties {
  return new Map(heldIn(fields));
}

function fieldsFor(editor: EditorDefinition, brand: Brand | undefined): PlacedFields {
  return (brand ? editorForBrand(editor, brands[brand]) : editorWithoutBrand(editor)).fields;
}

/** The fields of groups are properties of the record, those of a list are properties of a row. */
function heldIn(fields: PlacedFields): readonly (readonly [property: string, held: HeldText])[] {
  return Object.values(fields).flatMap((field) => {
    const storage = kindOf(field).storage(field);
    if (storage.as === 'group') return heldIn(storage.fields);
    if (storage.as === 'nodes') return heldIn(itemFields(field, undefined) ?? {});
    return heldTextsOf(field);
  });
}
