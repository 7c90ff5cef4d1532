import { BRANDS } from '../../schemas/brands/names';

export { BRANDS };

/** A brand's stored name. */
export type Brand = (typeof BRANDS)[number];

/** Whether `name` is one of the brands this console administers. */
export function isBrand(name: unknown): name is Brand {
  return (BRANDS as readonly unknown[]).includes(name);
}

/** A part of a definition: only these brands have it, or all of them. */
interface OfBrands {
  readonly brands?: readonly Brand[] | undefined;
}

/** The brands that have a part, of those that have what is around it. */
export function brandsOf({ brands = BRANDS }: OfBrands, around: readonly Brand[] = BRANDS): readonly Brand[] {
  return around.filter((brand) => brands.includes(brand));
}

/** The brands that have what is around some parts, and lack one of these. */
export function brandsLacking(parts: readonly (OfBrands | undefined)[], around: readonly Brand[]): readonly Brand[] {
  return around.filter((brand) => parts.some((part) => part?.brands?.includes(brand) === false));
}

/** Whether a brand has both of two parts. */
export function sharesBrand(one: OfBrands, other: OfBrands): boolean {
  return brandsOf(one, brandsOf(other)).length > 0;
}

/**
 * Puts a brand's name into a stored name: `{BRAND}` becomes the upper-case, `{brand}` the lower-case name.
 * @param template for example `COMPANY-INFO-{BRAND}` or `about-us-{brand}`
 */
export function withBrand(template: string, brand: Brand): string {
  return template.replaceAll('{BRAND}', brand).replaceAll('{brand}', brand.toLowerCase());
}

/** A definition with a brand's name in all of its texts, as `withBrand` puts it there. */
export function withBrandNames<Part>(part: Part, brand: Brand): Part {
  if (typeof part === 'string') return withBrand(part, brand) as Part;
  if (Array.isArray(part)) return part.map((item: unknown) => withBrandNames(item, brand)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withBrandNames(value, brand)])) as Part;
}
