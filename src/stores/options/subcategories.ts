import type { Client } from 'urql';
import type { OptionSource } from '../../lib/options';
import { searchCards } from '../cardPages';
import { brandTag } from './linkablePages';

/** How many articles are looked at, those saved last first: suggestions need not be complete. */
const LOOKED_AT = 100;

/** The sub categories that articles of a category bear (B-35). */
export function createSubcategories(client: Client, brandId: string): OptionSource {
  return {
    async list({ category }) {
      const of = { brandId, tag: await brandTag(client, brandId, 'CONTENT'), flag: 'featured' } as const;
      const { rows: pages } = await searchCards(client, of, {
        category,
        search: '',
        filters: {},
        page: 1,
        size: LOOKED_AT,
      });
      const used = new Set(pages.flatMap(({ texts }) => texts['subcategory'] ?? []));
      return [...used].sort((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));
    },
    // Any text is right.
    find: async (value) => ({ value, label: value, isRight: true }),
  };
}
