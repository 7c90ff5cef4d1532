import { kindOf } from '../kinds';
import type { PlacedField, PlacedFields } from '../kinds/field';
import type { HolderChange } from '../kinds/kind';
import type { Kept } from '../kinds/settings';
import type { Brand } from '../lib/brand';
import { isObject } from '../lib/objects';
import type { BrandFacts } from './brandFacts';
import type { EditorDefinition } from './editor';
import { placeFields } from './place';

/** An editor as one brand has it: overlay applied, other brands' parts left out, storage spelled out. */
export type BrandEditor = Omit<EditorDefinition, 'overlays' | 'brands' | 'fields'> & { readonly fields: PlacedFields };

/** Raised when an editor is asked for a brand that does not have it. */
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

/** The brand in question; none for what no brand adds or changes. */
interface Facts {
  readonly name: Brand | undefined;
  readonly fieldDefaults: BrandFacts['fieldDefaults'];
}

/**
 * An editor as a brand has it: the overlay is merged in, storage is spelled out, everything of other brands is left
 * out, and the field defaults of the type and of the brand fill the settings that the definition leaves open.
 * @throws EditorNotForBrandError when the editor's `brands` leave this one out
 */
export function editorForBrand(
  definition: EditorDefinition,
  facts: Pick<BrandFacts, 'name' | 'fieldDefaults'>,
): BrandEditor {
  const brand = facts.name;
  if (definition.brands && !definition.brands.includes(brand)) throw new EditorNotForBrandError(definition.name, brand);
  return resolveEditor(definition, facts);
}

/** An editor without what any brand adds or changes: what the brands are compared with. */
export function editorWithoutBrand(definition: EditorDefinition): BrandEditor {
  return resolveEditor(definition, { name: undefined, fieldDefaults: {} });
}

function resolveEditor(definition: EditorDefinition, facts: Facts): BrandEditor {
  const { overlays, brands: _brands, ...common } = definition;
  const patch = facts.name === undefined ? undefined : overlays?.[facts.name];
  const patched = mergePatch(common, keepingPlaces(patch ?? {}, common)) as Omit<
    EditorDefinition,
    'overlays' | 'brands'
  >;
  return { ...patched, fields: fieldsForBrand(placeFields(patched.fields), facts) };
}

/** A field that a brand takes away is one that it does not have: its place stays its own, and what follows it does not move up. */
function keepingPlaces(patch: unknown, target: unknown, isFields = false): unknown {
  if (!isObject(patch) || !isObject(target)) return patch;
  const kept = Object.entries(patch).map(([key, value]) => {
    const isTaken = isFields && value === null && Object.hasOwn(target, key);
    return [key, isTaken ? { brands: [] } : keepingPlaces(value, target[key], !isFields && key === 'fields')] as const;
  });
  return Object.fromEntries(kept);
}

function fieldsForBrand(fields: PlacedFields, facts: Facts): PlacedFields {
  const kept = Object.entries(fields).filter(([, field]) => hasBrand(field, facts.name));
  return Object.fromEntries(kept.map(([key, field]) => [key, fieldForBrand(field, facts)]));
}

function fieldForBrand(declared: PlacedField, facts: Facts): PlacedField {
  const { defaults: usual, forBrand, nested } = kindOf(declared);
  const defaults = { ...usual, ...facts.fieldDefaults[declared.type] };
  const field = withoutBrands({ ...defaults, ...declared }) as PlacedField;
  const kept: Kept = (part) => (hasBrand(part, facts.name) ? withoutBrands(part) : undefined);
  const offered = forBrand?.(field, kept) ?? field;
  const held: HolderChange<PlacedFields> = (holder) =>
    kept({ ...holder, fields: fieldsForBrand(holder.fields, facts) }) as typeof holder | undefined;
  return nested?.mapHolders(offered, held) ?? offered;
}

function withoutBrands<Part extends { readonly brands?: readonly Brand[] }>(part: Part): Omit<Part, 'brands'> {
  const { brands: _brands, ...rest } = part;
  return rest;
}

function hasBrand(part: { readonly brands?: readonly Brand[] }, brand: Brand | undefined): boolean {
  return part.brands === undefined || (brand !== undefined && part.brands.includes(brand));
}
