import type { Client } from 'urql';
import type { OptionSource } from '../../lib/options';
import { searchCards } from '../cardPages';
import { brandTag } from './linkablePages';

/** Maximum number of articles searched, most recently saved first: suggestions need not be complete. */
const MAX_ARTICLES = 100;

/** The subcategories that articles of a category use (B-35). */
export function createSubcategories(client: Client, brandId: string): OptionSource {
  return {
    async list({ category }) {
      const of = { brandId, tag: await brandTag(client, brandId, 'CONTENT'), flag: 'featured' } as const;
      const { rows: pages } = await searchCards(client, of, {
        category,
        search: '',
        filters: {},
        page: 1,
        size: MAX_ARTICLES,
      });
      const used = new Set(pages.flatMap(({ texts }) => texts['subcategory'] ?? []));
      return [...used].sort((a, b) => a.localeCompare(b)).map((value) => ({ value, label: value }));
    },
    // Any text is valid.
    find: async (value) => ({ value, label: value, isStillValid: true }),
  };
}
