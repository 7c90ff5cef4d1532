import type { Queryable } from '../database/database';
import { pageListDataOf } from '../content/page/pageFacets';
import { storePageListData } from '../content/page/refreshPageListData';
import { refreshSearchIndex } from '../content/search/refreshSearchIndex';
import { slugOf } from '../../src/lib/slug';
import { flattenContainers } from '../content/tree/flattenInput';
import { placeNodes } from '../content/tree/placeNodes';
import { saveNodes } from '../content/tree/saveNodes';
import { readTrees } from '../content/tree/treeLoader';
import type { Services } from '../services';
import { articlePages } from './articlePages';
import { SEED_BRANDS, type SeedBrand } from './brands';
import { cardPages, type SeedCardPage } from './cardPages';
import { companyPages } from './companyPages';
import { seedDocuments, storeDocuments } from './documents';
import { propertyPages } from './propertyPages';
import { drawPicture, type Palette } from './pictures';
import { seedRecords } from './records';
import type { StoredPicture } from './seedNodes';
import { singlePages } from './singlePages';
import { alisi } from './texts/alisi';
import { alp } from './texts/alp';
import { amaia } from './texts/amaia';
import { avida } from './texts/avida';
import { PICTURE_NAMES, type BrandTexts, type PictureName } from './texts/brandTexts';
import { ADVISORY_LOCKS } from '../database/advisoryLocks';

/**
 * Stores the four brands with their pages, records and documents, unless one of the brands already exists, so that content removed
 * by staff is not restored. The tenants must exist.
 */
export async function seedContent(services: Services): Promise<void> {
  if (await isSeeded(services.database)) return;
  // Files first: storing them waits for the disk, which must not happen within a transaction.
  const pictures = new Map<string, ReadonlyMap<PictureName, StoredPicture>>();
  for (const brand of SEED_BRANDS) pictures.set(brand.name, await storePictures(services, brand));
  const documents = await storeDocuments(services);
  await services.database.transaction(async (transaction) => {
    await transaction.query('SELECT pg_advisory_xact_lock($1)', [ADVISORY_LOCKS.seed]);
    if (await isSeeded(transaction)) return;
    for (const brand of SEED_BRANDS) {
      await transaction.query('INSERT INTO brand (id, name, tenant_id) VALUES ($1, $2, $3)', [
        brand.id,
        brand.name,
        brand.tenantId,
      ]);
      const options = { brand: brand.name, pictures: pictures.get(brand.name) ?? new Map() };
      const pages = [
        ...companyPages(TEXTS[brand.name], options),
        ...articlePages(options),
        ...cardPages(options),
        ...singlePages(options),
        ...propertyPages(options),
      ];
      await storePages(services, transaction, { brand, pages });
      await seedRecords({ services, transaction, brand, pictures: options.pictures });
    }
    await seedDocuments(services, transaction, documents);
  });
  await refreshSearchIndex(services);
  services.logger.info('demo content stored');
}

async function isSeeded(database: Queryable): Promise<boolean> {
  const ids = SEED_BRANDS.map((brand) => brand.id);
  return (await database.query('SELECT id FROM brand WHERE id = ANY($1::uuid[]) LIMIT 1', [ids])).length > 0;
}

async function storePictures(services: Services, brand: SeedBrand): Promise<ReadonlyMap<PictureName, StoredPicture>> {
  const stored = await Promise.all(
    PICTURE_NAMES.map(async (name): Promise<[PictureName, StoredPicture]> => {
      const bytes = await drawPicture(name, PALETTES[brand.name]);
      const fileName = `${brand.name.toLowerCase()}-${name}.png`;
      const { key } = await services.files.put({ bytes, fileName, fileType: 'image/png', tenantId: brand.tenantId });
      return [name, { key, fileName }];
    }),
  );
  return new Map(stored);
}

/** Stores all pages of a brand at once, because a statement for forty pages takes little longer than one for a single page. */
async function storePages(
  services: Services,
  transaction: Queryable,
  { brand, pages }: { readonly brand: SeedBrand; readonly pages: readonly SeedCardPage[] },
): Promise<void> {
  const now = services.clock().getTime();
  const rows = pages.map(({ tag, name }, index) => {
    // Spread over the last weeks, so that sorting by date has a visible effect.
    const savedAt = now - index * DAYS_BETWEEN_PAGES * DAY_MILLISECONDS;
    return {
      ...{ id: services.newId(), tag: `${tag}-${brandIn(tag, brand)}`, slug: slugOf(name), name },
      created_at: new Date(savedAt - DAYS_OF_WORK * DAY_MILLISECONDS),
      updated_at: new Date(savedAt),
    };
  });
  await transaction.query(
    `INSERT INTO page (id, brand_id, tag, slug, name, created_at, updated_at, updated_by)
     SELECT id, $2, tag, slug, name, created_at, updated_at, 'Demo'
     FROM jsonb_to_recordset($1::jsonb)
       AS sent (id uuid, tag text, slug text, name text, created_at timestamptz, updated_at timestamptz)`,
    [JSON.stringify(rows), brand.id],
  );
  const containers = rows.flatMap(({ id }, index) =>
    (pages[index]?.containers ?? []).map((container) => ({ ...container, page_id: id })),
  );
  const tree = flattenContainers(containers, { argument: 'containers', newId: services.newId });
  await saveNodes(transaction, placeNodes(tree, []));
  const trees = await readTrees(
    transaction,
    rows.map(({ id }) => id),
  );
  await storePageListData(
    transaction,
    rows.map(({ id, tag }) => ({ id, ...pageListDataOf({ tag, containers: trees.get(id)?.tree.containers ?? [] }) })),
  );
}

/** The name of the brand in the case of the tag. */
function brandIn(tag: string, { name }: SeedBrand): string {
  return tag === tag.toLowerCase() ? name.toLowerCase() : name;
}

const TEXTS = { ALP: alp, AVIDA: avida, AMAIA: amaia, ALISI: alisi } as const satisfies Record<
  SeedBrand['name'],
  BrandTexts
>;

const PALETTES = {
  ALP: { sky: ['#20343a', '#d9c7a3'], ground: '#2f4a3c', building: '#1c2a2e', accent: '#e0b562' },
  AVIDA: { sky: ['#8fc7e8', '#eef6fb'], ground: '#5f9e6e', building: '#b3282d', accent: '#f4b942' },
  AMAIA: { sky: ['#ffd9a0', '#fff4e0'], ground: '#7fb069', building: '#e4572e', accent: '#17a398' },
  ALISI: { sky: ['#274b75', '#a7d3d8'], ground: '#2e7d6b', building: '#173753', accent: '#f2c14e' },
} as const satisfies Record<SeedBrand['name'], Palette>;

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
const DAYS_BETWEEN_PAGES = 3;
const DAYS_OF_WORK = 40;
