import type { CardArea } from '../definition';

/** Stands in an address for the kind of a page that has none, or an unknown one. */
export const NO_KIND = 'none';

/** Where a new page of an area is made, with its category preset where one is given. */
export function addCardPath({ path }: CardArea, category?: string): string {
  return category === undefined ? `${path}/add` : `${path}/add/${encodeURIComponent(category)}`;
}

/** Where a page of an area is edited. */
export function cardPath(area: CardArea, of: { slug: string; category?: string | undefined }): string {
  const { path, page = '{slug}' } = area;
  const route = page
    .replace('{category}', encodeURIComponent(addressedAs(area, of.category)))
    .replace('{slug}', encodeURIComponent(of.slug));
  return `${path}/${route}`;
}

function addressedAs({ kinds, kindAliases = {} }: CardArea, category: string | undefined): string {
  if (category === undefined) return NO_KIND;
  const name = Object.hasOwn(kindAliases, category) ? (kindAliases[category] ?? category) : category;
  if (kinds?.by !== 'category') return name;
  return Object.hasOwn(kinds.scopes, name) ? name : NO_KIND;
}
