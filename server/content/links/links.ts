import type { BrandRow } from '../../services';
import type { WriteContext } from '../context';
import { cleanRecord } from '../guards/cleanRecord';
import { findPropertyPath, requireAccessToNewDocuments } from '../guards/files';
import { guardValues } from '../guards/guardRecord';
import { requireCount } from '../guards/sizes';
import { recordMessages } from '../recordMessages';
import type { RecordValues } from '../records/recordStore';
import { removeSpecified, requireBrand, normalizeValues, type RemovalArguments } from '../records/specifiedRecords';
import { createTableStore, type RecordAnswer } from '../records/tableStore';
import { expectedOneOf } from '../arguments';

/** The social-media and external links of the brands (LINK-005). */
export const linkStore = createTableStore({
  of: 'link',
  table: 'link_record',
  editor: 'links',
  renamed: { image_key: 'imageKey' },
  orderedBy: 'sequence',
  generated: ['sequence'],
  // A save sends it as imageKey.
  joined: { columns: 'link_record.brand_id AS brand, link_record.image_key AS image' },
  notFound: recordMessages.linkNotFound,
  nameProperties: ['name', 'link'],
});

/**
 * Appends links (API-GQL-037, LINK-003, LINK-004, LINK-006).
 * @returns the added links, in the order sent
 * @throws BadInput naming the argument, for example `links[2].name`, or `links` if there are too many
 */
export async function addLinks(
  args: { readonly brandId: string; readonly links: readonly RecordValues[] },
  context: WriteContext,
): Promise<readonly RecordAnswer[]> {
  const { services, caller, database, recordWrites } = context;
  const given = { id: args.brandId, argument: 'brandId', actions: ['create', 'update'] } as const;
  const brand = requireBrand(context, linkStore, given);
  requireCount(args.links, { argument: 'links', max: MAX_LINKS });
  const added = [];
  const saving = { brandId: brand.id, brandName: brand.name, revision: 1, by: caller.name, at: services.clock() };
  for (const [index, sent] of args.links.entries()) {
    const values = await checkLink(sent, { brand, path: `links[${index}].`, context });
    added.push({ ...saving, id: services.newId(), values });
  }
  await requireAccessToNewDocuments(context, {
    before: undefined,
    after: args.links,
    argumentOf(isNamed) {
      const index = args.links.findIndex(isNamed);
      return `links[${index}].${findPropertyPath(args.links[index] ?? {}, isNamed)}`;
    },
  });
  await linkStore.writeAll(database, added);
  for (const link of added) recordWrites.note({ ...link, store: linkStore, stored: undefined, action: 'saved' });
  const ids = added.map(({ id }) => id);
  return linkStore.query(database, 'WHERE id = ANY($1::uuid[]) ORDER BY sequence', [ids]);
}

async function checkLink(
  sent: RecordValues,
  { brand, path, context }: { readonly brand: BrandRow; readonly path: string; readonly context: WriteContext },
): Promise<RecordValues> {
  const rules = await linkStore.rules(brand.name);
  const { imageKey = null, ...values } = normalizeValues(cleanRecord(sent, { rules, path }), { rules, path });
  if (!LINK_CATEGORIES.some((category) => category === sent['category'])) {
    throw expectedOneOf(`${path}category`, LINK_CATEGORIES, String(sent['category']));
  }
  const link = { ...values, imageKey };
  await guardValues(context, rules, { brand, path, values: link, stored: context.recordWrites.removed(linkStore) });
  return link;
}

/** Removes links (API-GQL-038). The right to update suffices, since a link is changed by removing and re-adding it (LINK-006, B-30). */
export function removeLinks(
  args: RemovalArguments,
  context: WriteContext,
): Promise<{ readonly ids: readonly string[] }> {
  return removeSpecified(context, linkStore, { ...args, actions: ['delete', 'update'] });
}

/** The categories of links, as stored. */
const LINK_CATEGORIES: readonly string[] = ['social_media', 'external'];

/** Maximum number of links that one call adds. */
const MAX_LINKS = 500;
