import type { Fields } from '../../src/definition';

/**
 * The search-engine block that most pages carry: title, description, H1 and, for ALP, H2.
 * @param prefix the middle of the stored names, for example `ABOUT-US` in `SEO-ABOUT-US-TITLE`
 */
export function seo(prefix: string): Fields {
  return {
    seoTitle: { type: 'text', label: 'SEO Title', stored: `SEO-${prefix}-TITLE` },
    seoDescription: { type: 'multiline', label: 'SEO Description', stored: `SEO-${prefix}-DESCRIPTION`, rows: 2 },
    h1Tag: { type: 'text', label: 'H1 Tag', stored: `${prefix}-HEADING-TAG`, width: 'half' },
    h2SubHeading: { type: 'text', label: 'H2 Sub Heading', stored: 'SUB-HEADING', width: 'half', brands: ['ALP'] },
  };
}
