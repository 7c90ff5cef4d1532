import type { Fields } from '../../src/definition';

/** Title of a page in search results; search engines truncate longer ones. */
export const searchTitle = { type: 'text', label: 'SEO Title', warn: { maxLength: 60 } } as const;

/** Description of a page in search results. */
export const searchDescription = {
  type: 'multiline',
  label: 'SEO Description',
  rows: 2,
  warn: { maxLength: 160 },
} as const;

/**
 * The search-engine block that most pages carry: title, description, H1 and, for ALP, H2.
 * @param prefix the middle of the stored names, for example `ABOUT-US` in `SEO-ABOUT-US-TITLE`
 * @param orders stored orders of the title and the H2, where they differ from the position
 */
export function seo(prefix: string, orders: { readonly title?: number; readonly h2?: number } = {}): Fields {
  return {
    seoTitle: { ...searchTitle, stored: at(`SEO-${prefix}-TITLE`, orders.title) },
    seoDescription: { ...searchDescription, stored: `SEO-${prefix}-DESCRIPTION`, rows: 2 },
    h1Tag: { type: 'text', label: 'H1 Tag', stored: `${prefix}-HEADING-TAG`, width: 'half' },
    h2SubHeading: {
      type: 'text',
      label: 'H2 Sub Heading',
      stored: at('SUB-HEADING', orders.h2),
      width: 'half',
      brands: ['ALP'],
    },
  };
}

function at(field: string, order: number | undefined) {
  return order === undefined ? field : { field, order };
}
