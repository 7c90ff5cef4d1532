import type { Client } from 'urql';
import { readContent } from '../../api/contentCalls';
import { undefinedIfRefused } from '../../api/errors';
import { BrandNameDocument, LinkablePagesDocument, LinkedPageDocument } from '../../api/generated/graphql';
import { formatDate } from '../../lib/dates';
import { isObject } from '../../lib/objects';
import type { FoundOptions, OptionSource, ServedOption } from '../../lib/options';
import { bannerTexts } from '../texts';

/** Maximum number of results per search; typing narrows them down. */
const LIMIT = 20;

/**
 * The pages that a hero banner can link to (BAN-031): those with the tag of `type` and the category that have no banner yet.
 */
export function createLinkablePages(client: Client, brandId: string): OptionSource {
  async function search(
    { type = '', category = '' }: Readonly<Record<string, string>>,
    text: string,
  ): Promise<FoundOptions> {
    const tag = await brandTag(client, brandId, type);
    const filters = type === 'CONTENT' ? { content: { type: category } } : { property: { type: category } };
    const variables = { brand_id: brandId, tag, filters, limit: LIMIT, ...(text === '' ? {} : { search: text }) };
    const { searchPages } = await readContent(client, LinkablePagesDocument, variables);
    return { options: searchPages.pages.map(optionOf), total: searchPages.totalCount };
  }

  return {
    search,
    list: async (parameters) => (await search(parameters, '')).options,
    async find(id) {
      const found = await undefinedIfRefused(async () => readContent(client, LinkedPageDocument, { id }));
      const page = found?.getSpecificBrandPageById;
      // Its banner is the one being edited.
      return page ? { ...optionOf(page), isStillValid: true } : undefined;
    },
  };
}

/** A page with the summary (BAN-011) and the proposed values (BAN-015) for the form. */
function optionOf(page: {
  readonly id: string;
  readonly name: string;
  readonly card?: unknown;
  readonly updated_at: string;
}): ServedOption {
  const { id, name, updated_at } = page;
  const card = isObject(page.card) ? page.card : {};
  const category = textOf(card['category']);
  const excerpt = textOf(card['excerpt']) ?? textOf(card['location']);
  const cover = isObject(card['cover']) ? card['cover'] : {};
  const { facts } = bannerTexts;
  return {
    value: id,
    label: name,
    suggestions: { name, ...(excerpt === undefined ? {} : { excerpt }) },
    summary: {
      picture: textOf(cover['key']),
      lines: [
        { name: facts.id, text: id },
        { name: facts.name, text: name },
        { name: facts.category, text: category ?? bannerTexts.noCategory, parameter: 'category' },
        ...(excerpt === undefined ? [] : [{ name: facts.excerpt, text: excerpt }]),
        { name: facts.date, text: formatDate(updated_at) },
      ],
    },
  };
}

function textOf(value: unknown): string | undefined {
  const first: unknown = Array.isArray(value) ? value[0] : value;
  return typeof first === 'string' && first !== '' ? first : undefined;
}

/** The tag of a brand's pages of a kind. @param kind for example `CONTENT` */
export async function brandTag(client: Client, brandId: string, kind: string): Promise<string> {
  const { getBrand } = await readContent(client, BrandNameDocument, { id: brandId });
  return `${kind}-${getBrand?.name ?? ''}`;
}
