import { BadInput } from '../../errors';
import { removeRecords, requireBrand, selectFrom } from '../brandRecords';
import type { WriteContext } from '../context';
import { guardRecord } from '../guards/guardRecord';
import { requireCount } from '../guards/sizes';
import { recordMessages } from '../recordMessages';
import { savedText, trimmedText } from '../recordText';
import { LINK_CATEGORIES, linkStore, type LinkRow } from './linkRow';

interface SentLink {
  readonly name: string;
  readonly link: string;
  readonly category: string;
  readonly imageKey?: string | null;
}

/**
 * Adds links behind those that are there (API-GQL-037, LINK-003, LINK-004, LINK-006).
 * @returns the added links, in the order sent
 * @throws BadInput naming the link, for example `links[2].name`, or `links` when there are too many
 */
export async function addLinks(
  args: { readonly brandId: string; readonly links: readonly SentLink[] },
  context: WriteContext,
): Promise<readonly LinkRow[]> {
  const brand = await requireBrand(context, {
    kind: linkStore.kind,
    id: args.brandId,
    argument: 'brandId',
    actions: ['create'],
  });
  requireCount(args.links, { argument: 'links', most: MOST_LINKS });
  const rows = args.links.map((sent, index) => ({
    n: index,
    id: context.services.newId(),
    ...readLink(sent, `links[${index}]`),
  }));
  const stored = removedLinks.get(context.writes) ?? [];
  for (const [index, { name, link, image_key: imageKey }] of rows.entries()) {
    const values = { name, link, imageKey };
    await guardRecord(context, { of: 'links', brand, values, stored, path: `links[${index}].` });
  }
  const now = context.services.clock();
  await context.database.query(ADD, [JSON.stringify(rows), brand.id, now]);
  return context.database.query(`${selectFrom(linkStore)} WHERE id = ANY($1::uuid[]) ORDER BY sequence`, [
    rows.map(({ id }) => id),
  ]);
}

/** Removes links (API-GQL-038). */
export function removeLinks(
  args: { readonly ids: readonly string[] },
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeRecords(context, linkStore, {
    ids: args.ids,
    refuse: async (ids) => {
      const rows = await context.database.query<LinkRow>(`${selectFrom(linkStore)} WHERE id = ANY($1::uuid[])`, [ids]);
      removedLinks.set(context.writes, [...(removedLinks.get(context.writes) ?? []), ...rows]);
    },
  });
}

/** What a transaction has removed: links are saved by removing and adding them again (B-30), and what was stored may stay. */
const removedLinks = new WeakMap<WriteContext['writes'], readonly LinkRow[]>();

function readLink(sent: SentLink, argument: string) {
  const name = trimmedText(sent.name);
  if (name === null) throw new BadInput(`${argument}.name`, recordMessages.linkPartMissing);
  const link = sent.link.trim();
  if (link === '') throw new BadInput(`${argument}.link`, recordMessages.linkPartMissing);
  if (!LINK_CATEGORIES.includes(sent.category)) {
    throw new BadInput(
      `${argument}.category`,
      `${argument}.category: expected one of ${LINK_CATEGORIES.join(', ')}, got '${sent.category}'.`,
    );
  }
  return { name, link, category: sent.category, image_key: savedText(sent.imageKey) };
}

/** The most links that one call adds. */
const MOST_LINKS = 500;

/** The order of the rows is the order of their sequence numbers. */
const ADD = `
  INSERT INTO link_record (id, brand_id, category, name, link, image_key, created_at, updated_at)
  SELECT sent.id, $2::uuid, sent.category, sent.name, sent.link, sent.image_key, $3::timestamptz, $3::timestamptz
  FROM jsonb_to_recordset($1::jsonb) AS sent (n integer, id uuid, category text, name text, link text, image_key text)
  ORDER BY sent.n`;
