import type { JsonSchemaPart } from './fileSchema';

/** Placeholder for every brand in the generated schemas: adding a brand, with a file of its own, leaves the language unchanged. */
export const BRAND_PLACEHOLDER = '{BRAND}';

/** A generated schema with its placeholder replaced by the brands, in lists of values and as settings. */
export function schemaForBrands(schema: JsonSchemaPart, brands: readonly string[]): JsonSchemaPart {
  return JSON.parse(JSON.stringify(schema), (_key, part: unknown) => {
    if (Array.isArray(part))
      return part.flatMap((one: unknown): readonly unknown[] => (one === BRAND_PLACEHOLDER ? brands : [one]));
    if (typeof part !== 'object' || part === null || !Object.hasOwn(part, BRAND_PLACEHOLDER)) return part;
    const { [BRAND_PLACEHOLDER]: setting, ...others } = part as Readonly<Record<string, unknown>>;
    return { ...others, ...Object.fromEntries(brands.map((brand) => [brand, setting])) };
  }) as JsonSchemaPart;
}
