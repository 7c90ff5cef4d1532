import { accessOf } from '../../../schemas/access';
import type { AreaDefinition } from '../../../src/definition';
import { MAX_LENGTHS } from '../../../src/kinds/guard';
import { BadInput, NotFound } from '../../errors';
import type { BrandRow } from '../../services';
import { requireListAccess, requireScope } from '../access';
import { requireId } from '../arguments';
import type { ContentContext, WriteContext } from '../context';
import { requireLength } from '../guards/sizes';
import { recordMessages } from '../recordMessages';
import { ownBrand } from '../brands';

/** A saved view of a list, as answered. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  /** The query string of the list's URL. */
  readonly query: string;
  readonly shared: boolean;
  /** Whether the list opens with this view for the caller. */
  readonly is_default: boolean;
}

/** A list of a brand, by the name of its area. */
interface ListOfBrand {
  readonly brand_id: string;
  readonly list: string;
}

/** Maximum number of views of a list per user, and of shared ones per brand. */
const MAX_VIEWS = 50;
/** In characters. */
const MAX_NAME_LENGTH = MAX_LENGTHS.short;

/**
 * The caller's own and the shared views of a list, by name.
 * @throws NotFound for a brand that is not the caller's, BadInput for an unknown list
 * @throws Forbidden without the right to read the content of the list
 */
export async function findListViews(args: ListOfBrand, context: ContentContext): Promise<readonly ListView[]> {
  const { brand } = openList(args, context);
  return context.database.query<ListView>(`${VIEWS} ORDER BY lower(v.name), v.id`, [
    ...[context.caller.userId, brand.id, args.list],
  ]);
}

/**
 * Saves a view; one of the same name is replaced.
 * @throws Forbidden as findListViews, and for a shared view without the right to update the content of the list
 * @throws BadInput for a name that is empty or too long, a query that is too long, and for too many views
 */
export async function saveListView(
  args: ListOfBrand & { readonly name: string; readonly query: string; readonly shared: boolean },
  context: WriteContext,
): Promise<ListView> {
  const { database, caller, services } = context;
  const { area, brand } = openList(args, context);
  if (args.shared) requireSharing(context, area);
  const name = args.name.trim();
  if (name === '') throw new BadInput('name', 'name: expected a text, got nothing.');
  requireLength(name, { argument: 'name', max: MAX_NAME_LENGTH });
  requireLength(args.query, { argument: 'query', max: MAX_LENGTHS.address });
  const owner = args.shared ? null : caller.userId;
  // Serialized per owner, so that the count is reliable.
  await database.query('SELECT pg_advisory_xact_lock(hashtextextended($1, 0))', [
    `views of ${args.list} ${brand.id} ${owner ?? ''}`,
  ]);
  const [saved] = await database.query<{ readonly id: string }>(
    `INSERT INTO list_view AS v (id, brand_id, list, owner_id, name, query, saved_at)
     SELECT $1, $2::uuid, $3::text, $4::uuid, $5, $6, $7
     WHERE (SELECT count(*) FROM list_view AS o WHERE o.brand_id = $2 AND o.list = $3
              AND o.owner_id IS NOT DISTINCT FROM $4 AND lower(o.name) <> lower($5)) < $8
     ON CONFLICT (brand_id, list, coalesce(owner_id, brand_id), lower(name))
       DO UPDATE SET name = excluded.name, query = excluded.query, saved_at = excluded.saved_at
     RETURNING v.id`,
    [services.newId(), brand.id, args.list, owner, name, args.query, services.clock(), MAX_VIEWS],
  );
  if (saved === undefined) throw new BadInput('name', `A list has at most ${MAX_VIEWS} views: delete one first.`);
  const [view] = await database.query<ListView>(`${VIEWS} AND v.id = $4`, [
    ...[caller.userId, brand.id, args.list, saved.id],
  ]);
  if (view === undefined) throw new Error('The saved view is not there.');
  return view;
}

/**
 * Removes a view; an unknown one is not an error.
 * @throws Forbidden as findListViews, and for a shared view without the right to update the content of the list
 */
export async function removeListView(
  args: ListOfBrand & { readonly id: string },
  context: WriteContext,
): Promise<boolean> {
  const { area, brand } = openList(args, context);
  const place = [requireId(args.id, 'id'), brand.id, args.list];
  const [view] = await context.database.query<{ readonly owner_id: string | null }>(
    'SELECT owner_id FROM list_view WHERE id = $1 AND brand_id = $2 AND list = $3',
    place,
  );
  if (view?.owner_id === null) requireSharing(context, area);
  await context.database.query(
    'DELETE FROM list_view WHERE id = $1 AND brand_id = $2 AND list = $3 AND coalesce(owner_id, $4) = $4',
    [...place, context.caller.userId],
  );
  return true;
}

/**
 * Sets the view that the list opens with for the caller; without an id, resets it.
 * @throws NotFound for a view that is not visible to the caller
 * @throws Forbidden as findListViews
 */
export async function openListWith(
  args: ListOfBrand & { readonly id?: string | null },
  context: WriteContext,
): Promise<boolean> {
  const { database, caller } = context;
  const { brand } = openList(args, context);
  const place = [caller.userId, brand.id, args.list];
  if (args.id === null || args.id === undefined) {
    await database.query('DELETE FROM list_view_default WHERE user_id = $1 AND brand_id = $2 AND list = $3', place);
    return true;
  }
  const set = await database.query(
    `INSERT INTO list_view_default (user_id, brand_id, list, view_id)
     SELECT $1, brand_id, list, id FROM list_view
     WHERE id = $4 AND brand_id = $2 AND list = $3 AND coalesce(owner_id, $1) = $1
     ON CONFLICT (user_id, brand_id, list) DO UPDATE SET view_id = excluded.view_id RETURNING view_id`,
    [...place, requireId(args.id, 'id')],
  );
  if (set.length === 0) throw new NotFound(recordMessages.viewNotFound);
  return true;
}

function openList(
  { brand_id: brandId, list }: ListOfBrand,
  { caller, services }: ContentContext,
): { readonly area: AreaDefinition; readonly brand: BrandRow } {
  const brand = ownBrand(caller, requireId(brandId, 'brand_id'));
  const area = services.definitions.areas.find(({ name, audience }) => name === list && audience !== 'platform');
  if (area === undefined) throw new BadInput('list', `list: expected the name of an area, got '${list}'.`);
  requireListAccess(caller, accessOf(area), brand.name);
  return { area, brand };
}

/** Shared views may be changed by users who may update the content of the list. @throws Forbidden */
function requireSharing({ caller }: ContentContext, { name, access }: AreaDefinition): void {
  requireScope(caller, access?.update ?? `update:${name}`);
}

/** The views visible to a user ($1), for a brand ($2) and a list ($3). */
const VIEWS = `SELECT v.id, v.name, v.query, v.owner_id IS NULL AS shared, d.view_id IS NOT NULL AS is_default
  FROM list_view AS v
  LEFT JOIN list_view_default AS d ON d.view_id = v.id AND d.user_id = $1
  WHERE v.brand_id = $2 AND v.list = $3 AND coalesce(v.owner_id, $1) = $1`;
