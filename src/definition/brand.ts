import type { FieldType } from './field';

/** The brands whose websites are administered, as stored (upper case). */
export const BRANDS = ['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const;

/** A brand's stored name. */
export type Brand = (typeof BRANDS)[number];

/** Settings that hold for every field of a type in all editors of a brand. */
export type FieldDefaults = Readonly<Partial<Record<FieldType, Readonly<Record<string, unknown>>>>>;

/** What is particular to a brand, whatever the screen. */
export interface BrandFacts {
  readonly name: Brand;
  /** Accent colours (CSS hex); both reach a contrast of 4.5 : 1 on their background. */
  readonly accent: { readonly light: string; readonly dark: string };
  readonly fieldDefaults: FieldDefaults;
}

/**
 * Declares the facts of a brand.
 * @param facts name, accent colours and field defaults
 */
export function defineBrand(facts: BrandFacts): BrandFacts {
  return facts;
}

/** Whether `name` is one of the brands this console administers. */
export function isBrand(name: unknown): name is Brand {
  return (BRANDS as readonly unknown[]).includes(name);
}

/**
 * Puts a brand's name into a stored name: `{BRAND}` becomes the upper-case, `{brand}` the lower-case name.
 * @param template for example `COMPANY-INFO-{BRAND}` or `about-us-{brand}`
 */
export function withBrand(template: string, brand: Brand): string {
  return template.replaceAll('{BRAND}', brand).replaceAll('{brand}', brand.toLowerCase());
}
