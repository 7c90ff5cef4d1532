import { listDataOfCard } from '../../server/content/page/pageFacets';
import { SEED_BRANDS } from '../../server/seed/brands';
import type { Queryable } from '../../server/database/database';

const [alp] = SEED_BRANDS;

/** The brand and tag of the pages of the search bench. */
export const FILLED = { brandId: alp.id, tag: `PROPERTIES-${alp.name}` } as const;

/**
 * Adds properties with trees of 40 fields with SQL only, so that a hundred thousand of them take only minutes. Their cards and facets are
 * those that a save would compute from their trees.
 * @param from number of the first page
 * @param to number after the last page
 */
export async function fillPages(
  database: Queryable,
  { from, to }: { readonly from: number; readonly to: number },
): Promise<void> {
  const { facets_by: version } = listDataOfCard(FILLED.tag, {});
  for (let start = from; start < to; start += PAGES_PER_STATEMENT) {
    const range = [start, Math.min(to, start + PAGES_PER_STATEMENT) - 1];
    await database.query(PAGES, [...range, FILLED.brandId, FILLED.tag, version]);
    for (const statement of [CONTAINERS, COLLECTIONS, SECTIONS, FIELDS]) await database.query(statement, range);
  }
}

/** Renames one of the pages, so that everything that was counted must be counted again. */
export async function renameOne(database: Queryable): Promise<void> {
  await database.query(`UPDATE page SET name = 'Amber Towers ' || gen_random_uuid() WHERE id = md5('1page')::uuid`);
}

/** Adds users with the role and the brand of the editor: `bench.1@demo.example` and so on. */
export async function hire(database: Queryable, people: number): Promise<void> {
  const editor = `(SELECT id FROM app_user WHERE email = 'alp.editor@demo.example')`;
  await database.query(
    `INSERT INTO app_user (id, first_name, last_name, email, is_active, verified_at, contact_number, created_at, updated_at)
     SELECT md5('bench user ' || n)::uuid, 'Bench', n::text, 'bench.' || n || '@demo.example', true, now(),
       '0911' || lpad(n::text, 7, '0'), now(), now()
     FROM generate_series(1, $1::int) AS n`,
    [people],
  );
  for (const [table, column] of [
    ['user_role', 'role_id'],
    ['user_tenant', 'tenant_id'],
  ] as const) {
    await database.query(
      `INSERT INTO ${table} (user_id, ${column})
       SELECT md5('bench user ' || n)::uuid, ${column} FROM ${table}, generate_series(1, $1::int) AS n
       WHERE user_id = ${editor}`,
      [people],
    );
  }
}

const PAGES_PER_STATEMENT = 5_000;

/** SQL for the id of a part of page n. */
function idOf(part: string): string {
  return `md5(n || '${part}')::uuid`;
}

const NUMBERS = 'generate_series($1::int, $2::int) AS n';

const PAGES = `
  INSERT INTO page (id, brand_id, tag, slug, name, published, created_at, updated_at, updated_by, card, facets, facets_by)
  SELECT ${idOf('page')}, $3::uuid, $4, 'bench-property-' || n,
    (ARRAY['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Grove', 'Harbor'])[n % 8 + 1] || ' '
      || (ARRAY['Residences', 'Towers', 'Heights', 'Gardens', 'Place'])[n % 5 + 1] || ' ' || n,
    n % 20 <> 0, timestamptz '2024-01-01' + n * interval '1 minute', timestamptz '2025-01-01' + n * interval '1 minute',
    'Bench',
    jsonb_build_object(
      'category', (ARRAY['Condominium', 'Office', 'Lots', 'House and Lot'])[n % 4 + 1],
      'location', 'Town ' || n % 200,
      'price', (1000000 + n)::text,
      'status', (ARRAY['Pre-selling', 'Ready for occupancy', 'Sold out'])[n % 3 + 1],
      'statuses', jsonb_build_array((ARRAY['Pre-selling', 'Ready for occupancy', 'Sold out'])[n % 3 + 1])),
    ARRAY['statuses=' || (ARRAY['Pre-selling', 'Ready for occupancy', 'Sold out'])[n % 3 + 1],
      'location=Town ' || n % 200, 'category=' || (ARRAY['Condominium', 'Office', 'Lots', 'House and Lot'])[n % 4 + 1]], $5
  FROM ${NUMBERS}`;

const CONTAINERS = `
  INSERT INTO container (id, page_id, name, "order")
  SELECT md5(n || name)::uuid, ${idOf('page')}, name, ordinality - 1
  FROM ${NUMBERS}, unnest(ARRAY['OVERVIEW', 'UNITS']) WITH ORDINALITY AS part (name)`;

const COLLECTIONS = `
  INSERT INTO field_collection (id, page_id, container_id, name, "order")
  SELECT md5(n || name)::uuid, ${idOf('page')}, md5(n || container)::uuid, name, 0
  FROM ${NUMBERS}, (VALUES ('OVERVIEW', 'OVERVIEW-FC'), ('UNITS', 'NEW-UNIT')) AS part (container, name)`;

const SECTIONS = `
  INSERT INTO field_collection (id, page_id, parent_id, name, "order")
  SELECT md5(n || name)::uuid, ${idOf('page')}, ${idOf('NEW-UNIT')}, name, ordinality - 1
  FROM ${NUMBERS}, unnest(ARRAY['OVERVIEW-DETAILS', 'LOCATION-LANDMARKS', 'AMENITIES', 'FLOOR-PLANS',
    'CONSTRUCTION-UPDATES']) WITH ORDINALITY AS part (name)`;

/** The values that the card is read from, and others up to 40. */
const FIELDS = `
  INSERT INTO field (id, page_id, collection_id, name, label, value, "order")
  SELECT gen_random_uuid(), ${idOf('page')}, md5(n || collection)::uuid, name, name, value, position
  FROM ${NUMBERS}, LATERAL (
    VALUES ('OVERVIEW-FC', 'PROPERTY-TYPE', (ARRAY['Condominium', 'Office', 'Lots', 'House and Lot'])[n % 4 + 1], 3),
      ('OVERVIEW-FC', 'PROPERTY-PRICE', (1000000 + n)::text, 4),
      ('OVERVIEW-FC', 'LOCATION', 'Town ' || n % 200, 10),
      ('OVERVIEW-DETAILS', 'PROPERTY-STATUS', (ARRAY['Pre-selling', 'Ready for occupancy', 'Sold out'])[n % 3 + 1], 0)
    UNION ALL
    SELECT collection, 'FIELD-' || position, 'A sentence as a person writes it, number ' || position, position
    FROM unnest(ARRAY['OVERVIEW-FC', 'OVERVIEW-DETAILS', 'LOCATION-LANDMARKS', 'AMENITIES', 'FLOOR-PLANS',
      'CONSTRUCTION-UPDATES']) AS collection, generate_series(20, 25) AS position
  ) AS part (collection, name, value, position)`;
