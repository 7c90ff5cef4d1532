import type { CardArea } from '../definition';

/** Where a new page of an area is made, with its category preset where one is given. */
export function addCardPath({ path }: CardArea, category?: string): string {
  return category === undefined ? `${path}/add` : `${path}/add/${encodeURIComponent(category)}`;
}

/** Where a page of an area is edited. */
export function cardPath({ path, page = '{slug}' }: CardArea, of: { slug: string; category?: string }): string {
  const route = page
    .replace('{category}', encodeURIComponent(of.category ?? 'none'))
    .replace('{slug}', encodeURIComponent(of.slug));
  return `${path}/${route}`;
}
