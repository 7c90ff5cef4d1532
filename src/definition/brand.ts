/** The brands whose websites are administered, as stored (upper case). */
export const BRANDS = ['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const;

/** A brand's stored name. */
export type Brand = (typeof BRANDS)[number];

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
