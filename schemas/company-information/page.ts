import type { StoredPage } from '../../src/definition';

/**
 * Storage of a company-information page (tree.md 1): found by tag and slug; every save rewrites its containers.
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
