import { kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { FieldSetChange } from '../kinds/kind';
import type { BrandFilter } from '../kinds/settings';
import type { Brand } from '../lib/brand';
import { isObject } from '../lib/objects';
import type { BrandFacts } from './brandFacts';
import type { EditorDefinition } from './editor';
import { placeFields } from './place';

/** An editor as one brand has it: overlay applied, other brands' parts omitted, storage resolved. */
export type BrandEditor = Omit<EditorDefinition, 'overlays' | 'brands' | 'fields'> & { readonly fields: PlacedFields };

/** Thrown when an editor is requested for a brand that does not have it. */
export class EditorNotForBrandError extends Error {
  constructor(
    readonly editor: string,
    readonly brand: Brand,
  ) {
    super(`${brand} has no editor '${editor}'.`);
    this.name = 'EditorNotForBrandError';
  }
}

/**
 * JSON Merge Patch (RFC 7396): objects merge by key, null removes a key, anything else replaces.
 * The order of keys is kept; added keys come last.
 */
export function mergePatch(target: unknown, patch: unknown): unknown {
  if (!isObject(patch)) return patch;
  const merged = new Map<string, unknown>(Object.entries(isObject(target) ? target : {}));
  for (const [key, value] of Object.entries(patch)) {
    if (value === null) merged.delete(key);
    else merged.set(key, mergePatch(merged.get(key), value));
  }
  return Object.fromEntries(merged);
}

/** The brand to resolve an editor for; without a name, no brand's additions and changes apply. */
interface ResolvedBrand {
  readonly name: Brand | undefined;
  readonly fieldDefaults: BrandFacts['fieldDefaults'];
}

/**
 * An editor as a brand has it: the overlay is merged in, storage is resolved, everything of other brands is omitted, and the field
 * defaults of the type and of the brand fill in absent settings.
 * @throws EditorNotForBrandError when the editor's `brands` do not include this one
 */
export function editorForBrand(
  definition: EditorDefinition,
  facts: Pick<BrandFacts, 'name' | 'fieldDefaults'>,
): BrandEditor {
  const brand = facts.name;
  if (definition.brands && !definition.brands.includes(brand)) throw new EditorNotForBrandError(definition.name, brand);
  return resolveEditor(definition, facts);
}

/** An editor without the additions and changes of any brand, with which those of the brands are compared. */
export function editorWithoutBrand(definition: EditorDefinition): BrandEditor {
  return resolveEditor(definition, { name: undefined, fieldDefaults: {} });
}

function resolveEditor(definition: EditorDefinition, facts: ResolvedBrand): BrandEditor {
  const { overlays, brands: _brands, ...common } = definition;
  const patch = facts.name === undefined ? undefined : overlays?.[facts.name];
  const patched = mergePatch(common, preserveOrders(patch ?? {}, common)) as Omit<
    EditorDefinition,
    'overlays' | 'brands'
  >;
  return { ...patched, fields: fieldsForBrand(placeFields(patched.fields), facts) };
}

/** Turns the removal of a field into a field without brands: its order stays taken, so that later fields do not move up. */
function preserveOrders(patch: unknown, target: unknown, isFields = false): unknown {
  if (!isObject(patch) || !isObject(target)) return patch;
  const kept = Object.entries(patch).map(([key, value]) => {
    const isRemoved = isFields && value === null && Object.hasOwn(target, key);
    return [
      key,
      isRemoved ? { brands: [] } : preserveOrders(value, target[key], !isFields && key === 'fields'),
    ] as const;
  });
  return Object.fromEntries(kept);
}

function fieldsForBrand(fields: PlacedFields, facts: ResolvedBrand): PlacedFields {
  const kept = Object.entries(fields).filter(([, field]) => hasBrand(field, facts.name));
  return Object.fromEntries(kept.map(([key, field]) => [key, fieldForBrand(field, facts)]));
}

function fieldForBrand(declared: PlacedField, facts: ResolvedBrand): PlacedField {
  const { defaults: typeDefaults, forBrand, nested } = kindOf(declared);
  const defaults = { ...typeDefaults, ...facts.fieldDefaults[declared.type] };
  const field = withoutBrands({ ...defaults, ...declared }) as PlacedField;
  const kept: BrandFilter = (part) => (hasBrand(part, facts.name) ? withoutBrands(part) : undefined);
  const resolved = forBrand?.(field, kept) ?? field;
  const resolveHolder: FieldSetChange<PlacedFields> = (holder) =>
    kept({ ...holder, fields: fieldsForBrand(holder.fields, facts) }) as typeof holder | undefined;
  return nested?.mapFieldSets(resolved, resolveHolder) ?? resolved;
}

function withoutBrands<Part extends { readonly brands?: readonly Brand[] }>(part: Part): Omit<Part, 'brands'> {
  const { brands: _brands, ...rest } = part;
  return rest;
}

function hasBrand(part: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return part.brands === undefined || (brand !== undefined && part.brands.includes(brand));
}
