import { requireSectionAccess, sectionScopes } from '../access';
import type { WriteContext } from '../context';

/**
 * Refuses to write a section of a unit without the scope of that section (PERM-022). A section is a collection directly
 * inside a unit, and a unit one directly inside a container. Whoever may create a page or add a unit may fill it.
 * @param change the collections that are written or removed, themselves or by their fields
 * @throws Forbidden naming the scope of the section
 */
export async function requireSections(
  context: WriteContext,
  change: {
    readonly pageId: string;
    readonly collectionIds: readonly string[];
    readonly newCollections: ReadonlySet<string>;
  },
): Promise<void> {
  const { page, isNew } = context.writes.get(change.pageId);
  const scopes = sectionScopes({ tag: page.tag, brandName: page.brand_name });
  if (scopes === undefined || isNew) return;
  const sections = await context.database.query<{ name: string; unit_id: string }>(SECTIONS, [
    [...new Set(change.collectionIds)],
  ]);
  for (const { name, unit_id: unitId } of sections) {
    const scope = new Map(Object.entries(scopes)).get(name);
    if (scope !== undefined && !change.newCollections.has(unitId)) requireSectionAccess(context.caller, scope);
  }
}

/** The sections that are, or hold, one of the collections. */
const SECTIONS = `
  WITH RECURSIVE above AS (
    SELECT id, parent_id, name FROM field_collection WHERE id = ANY($1::uuid[])
    UNION
    SELECT parent.id, parent.parent_id, parent.name
    FROM field_collection AS parent JOIN above ON parent.id = above.parent_id
  )
  SELECT DISTINCT above.name, unit.id AS unit_id
  FROM above JOIN field_collection AS unit ON unit.id = above.parent_id
  WHERE unit.container_id IS NOT NULL`;
