import {
  BRANDS,
  editorForBrand,
  withBrandNames,
  type AreaDefinition,
  type Brand,
  type EditorDefinition,
  type PlacedField,
  type PlacedFields,
} from '../../src/definition';
import { print, printExpectation, suggestionFor } from '../../src/definition/problem';
import { kindOf } from '../../src/kinds';
import { brands } from '../../schemas/brands';
import { hasBrand } from '../definitions';

/** The settings of one form value, shared by all brands in which they are the same. */
export interface Explanation {
  readonly brands: readonly Brand[];
  /** The labels on screen, from the outermost group. */
  readonly label: string;
  readonly type: PlacedField['type'];
  /** Where its values are stored, from the page, record or section down: names joined by ' / '. */
  readonly stored: readonly string[];
  /** The remaining settings: limits, messages, conditions, looks. */
  readonly settings: Readonly<Record<string, unknown>>;
  /** The scopes that its area requires. */
  readonly access: AreaDefinition['access'] | undefined;
}

/** No brand has such a value. */
export class UnknownPath extends Error {}

/**
 * Where a value of a form is stored, as what, by which settings, and who may change it.
 * @param editor its definition, without a brand applied
 * @param options.path keys of the form, in a list of several kinds with the kind: `main.components.HERO.title`
 * @param options.area the area that the editor belongs to
 * @throws {UnknownPath} if no brand has the value; the message lists the possible keys
 */
export function explainField(
  editor: EditorDefinition,
  { path, area }: { readonly path: string; readonly area: AreaDefinition | undefined },
): readonly Explanation[] {
  const found = new Map<string, Explanation>();
  let missing: UnknownPath | undefined;
  for (const brand of BRANDS.filter((one) => hasBrand(editor, one))) {
    const { fields } = withBrandNames(editorForBrand(editor, brands[brand]), brand);
    try {
      const { nodes, labels, field } = findField(fields, path.split('.'), { nodes: [rootOf(editor)], labels: [] });
      const { type, place: _place, label: _label, ...rest } = field;
      const explained = {
        label: labels.join(' › '),
        type,
        stored: placesOf(field).map((names) => [...nodes, ...names].join(' / ')),
        settings: Object.fromEntries(Object.entries(rest).filter(([name]) => !NESTED_FIELDS.has(name))),
        access: area?.access,
      };
      const key = JSON.stringify(explained);
      found.set(key, { brands: [...(found.get(key)?.brands ?? []), brand], ...explained });
    } catch (error) {
      if (!(error instanceof UnknownPath)) throw error;
      missing = error;
    }
  }
  if (found.size === 0 && missing) throw missing;
  return [...found.values()];
}

/** Settings that hold other fields, each of which has a path of its own. */
const NESTED_FIELDS = new Set(['fields', 'types']);

/** `expected one of title, text, got "titel"; did you mean 'title'?` */
export function printUnknownName(name: string | undefined, known: readonly string[]): string {
  return printExpectation({ expected: `one of ${known.join(', ')}`, got: print(name), ...suggestionFor(name, known) });
}

interface FieldHolder {
  /** Stored names from the root to the holder. */
  readonly nodes: readonly string[];
  readonly labels: readonly string[];
}

function findField(
  fields: PlacedFields,
  path: readonly string[],
  holder: FieldHolder,
): FieldHolder & { readonly field: PlacedField } {
  const [key = '', ...below] = path;
  const field = Object.hasOwn(fields, key) ? fields[key] : undefined;
  if (!field) throw new UnknownPath(`path: ${printUnknownName(key, Object.keys(fields))}`);
  const labels = [...holder.labels, ...(field.label === undefined ? [] : [field.label])];
  if (below.length === 0) return { ...holder, labels, field };
  const entered = enter(field, { key, below });
  return findField(entered.fields, entered.below, { nodes: [...holder.nodes, ...entered.nodes], labels });
}

/** Steps into a field with nested fields: its own, or those of the item kind that the path names. */
function enter(field: PlacedField, { key, below }: { readonly key: string; readonly below: readonly string[] }) {
  const holders = Object.entries(kindOf(field).nested?.fieldSets(field) ?? {});
  if (holders.length === 0) throw new UnknownPath(`path: expected it to end with '${key}', got '${below.join('.')}'`);
  const [first = '', ...rest] = below;
  const [itself] = holders.filter(([name]) => name === '');
  const holder = itself ?? holders.find(([name]) => name.endsWith(`.${first}`));
  if (!holder) {
    const kinds = holders.map(([name]) => name.slice(name.lastIndexOf('.') + 1)).join(', ');
    throw new UnknownPath(`path: expected one of ${kinds} below '${key}', got '${first}'`);
  }
  const nodes = nodesWithin(field, itself ? undefined : first);
  return { fields: holder[1].fields, below: itself ? below : rest, nodes };
}

/** The stored names between a field and the fields that it holds. */
function nodesWithin(field: PlacedField, kind: string | undefined): readonly string[] {
  const storage = kindOf(field).storage(field);
  if (storage.as === 'group') return storage.path.map(({ name }) => name);
  if (storage.as === 'jsonItems') return [storage.place.name];
  if (storage.as !== 'nodes') return [];
  const variant = storage.variants.find(({ type }) => type === kind);
  return [...(storage.place.in ? [storage.place.in.name] : []), ...(variant ? [variant.name] : [])];
}

/** The stored names relative to the holder of a field, one entry for each node or field that its value occupies. */
function placesOf(field: PlacedField): readonly (readonly string[])[] {
  const storage = kindOf(field).storage(field);
  switch (storage.as) {
    case 'group':
      return [storage.path.map(({ name }) => name)];
    case 'parts':
      return Object.values(storage.parts).map(({ place }) => [place.name]);
    case 'nodes':
      return storage.variants.map(({ type }) => nodesWithin(field, type));
    case 'fields':
      return [[...(storage.place.in ? [storage.place.in.name] : []), storage.place.name]];
    default:
      return [[storage.place.name]];
  }
}

function rootOf({ stored }: EditorDefinition): string {
  if ('page' in stored) return stored.page.tag;
  if ('collection' in stored) return stored.collection;
  return 'record' in stored ? stored.record : stored.rows;
}
