import type { Queryable } from '../database/database';
import { BadInput, NotFound } from '../errors';
import type { BrandRow, Caller } from '../services';
import { sharedTags } from './access';
import { requireId } from './arguments';
import type { ContentContext } from './context';

/** All brands: names and ids are not secret, and staff who share an area with other brands choose among them (CARD-024). */
export function listBrands(context: ContentContext): Promise<BrandRow[]> {
  return context.database.query(`${BRANDS} ORDER BY name`);
}

/** One brand by id; null if there is none. */
export async function findBrand(args: { readonly id: string }, { database }: ContentContext): Promise<BrandRow | null> {
  return (await readBrand(database, requireId(args.id, 'id'))) ?? null;
}

/**
 * One of the caller's brands.
 * @throws NotFound for any other, as if it did not exist
 */
export function ownBrand({ brands }: Caller, id: string): BrandRow {
  const brand = brands.find((own) => own.id === id);
  if (brand === undefined) throw new NotFound('Brand not found.');
  return brand;
}

/**
 * The brand of a caller who has exactly one, for calls that name none.
 * @throws BadInput naming `brand_id` if the caller has several brands
 */
export function onlyBrand({ brands }: Caller): BrandRow {
  const [brand] = brands;
  if (brand === undefined) throw new NotFound('Brand not found.');
  if (brands.length === 1) return brand;
  throw new BadInput('brand_id', 'brand_id: expected the id of one of your brands, got nothing.');
}

/**
 * One of the caller's brands, or another one whose pages of this tag are shared with the caller's.
 * @throws NotFound for any other, as if it did not exist
 */
export async function findVisibleBrand(
  { database, caller }: ContentContext,
  { id, tag }: { readonly id: string; readonly tag: string | undefined },
): Promise<BrandRow> {
  if (tag === undefined || !sharedTags(caller).includes(tag)) return ownBrand(caller, id);
  const brand = await readBrand(database, id);
  if (brand === undefined) throw new NotFound('Brand not found.');
  return brand;
}

async function readBrand(database: Queryable, id: string): Promise<BrandRow | undefined> {
  const [brand] = await database.query<BrandRow>(`${BRANDS} WHERE id = $1`, [id]);
  return brand;
}

const BRANDS = 'SELECT id, name, tenant_id FROM brand';
