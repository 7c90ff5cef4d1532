import type { StoredPage } from '../../src/definition';

/**
 * How a company-information page is stored (tree.md 1): found by tag and slug, every save writes its containers anew.
 * @param kind the slug without the brand, for example `about-us`
 * @param name the page's name without the brand; its lower-kebab form must be `kind`
 */
export function companyPage(kind: string, name: string): StoredPage {
  return {
    tag: 'COMPANY-INFO-{BRAND}',
    slug: `${kind}-{brand}`,
    name: `${name} {BRAND}`,
    save: 'rewriteContainers',
  };
}
