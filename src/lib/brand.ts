import { BRANDS } from '../../schemas/brands/names';

export { BRANDS };

/** A brand's stored name. */
export type Brand = (typeof BRANDS)[number];

/** Whether `name` is one of the brands this console administers. */
export function isBrand(name: unknown): name is Brand {
  return (BRANDS as readonly unknown[]).includes(name);
}

/** A part of a definition that may be limited to some brands. */
interface BrandScoped {
  /** Absent: all brands. */
  readonly brands?: readonly Brand[] | undefined;
}

/** The brands that have a part. @param parent the brands that have its parent */
export function brandsOf({ brands = BRANDS }: BrandScoped, parent: readonly Brand[] = BRANDS): readonly Brand[] {
  return parent.filter((brand) => brands.includes(brand));
}

/** The brands that lack at least one of several sibling parts. @param parent the brands that have their parent */
export function brandsLacking(parts: readonly (BrandScoped | undefined)[], parent: readonly Brand[]): readonly Brand[] {
  return parent.filter((brand) => parts.some((part) => part?.brands?.includes(brand) === false));
}

/** Whether at least one brand has both parts. */
export function sharesBrand(one: BrandScoped, other: BrandScoped): boolean {
  return brandsOf(one, brandsOf(other)).length > 0;
}

/** The entries with the same value of a setting as an earlier one of a shared brand. */
export function duplicatesIn<Item extends object>(
  items: readonly Item[] | Readonly<Record<string, Item>>,
  setting: keyof Item,
): readonly (readonly [key: string, item: Item])[] {
  const entries = Object.entries<Item>(items);
  return entries.filter(([, item], index) =>
    entries.slice(0, index).some(([, other]) => other[setting] === item[setting] && sharesBrand(other, item)),
  );
}

/**
 * Substitutes a brand's name in a stored name: `{BRAND}` becomes the upper-case, `{brand}` the lower-case name.
 * @param template for example `COMPANY-INFO-{BRAND}` or `about-us-{brand}`
 */
export function withBrand(template: string, brand: Brand): string {
  return template.replaceAll('{BRAND}', brand).replaceAll('{brand}', brand.toLowerCase());
}

/** A part of a definition with `withBrand` applied to every string in it. */
export function withBrandNames<Part>(part: Part, brand: Brand): Part {
  if (typeof part === 'string') return withBrand(part, brand) as Part;
  if (Array.isArray(part)) return part.map((item: unknown) => withBrandNames(item, brand)) as Part;
  if (typeof part !== 'object' || part === null) return part;
  return Object.fromEntries(Object.entries(part).map(([key, value]) => [key, withBrandNames(value, brand)])) as Part;
}
