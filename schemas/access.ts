import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  type AreaDefinition,
  type CardArea,
  type ContentAccess,
  type PageArea,
  type PageKinds,
  type RowsArea,
  type SpecifiedRecordArea,
} from '../src/definition';
import { areas } from './index';

/**
 * Who may do what with what an area stores (PERM-003, B-8, C-3).
 * @returns an item for each tag of pages and each kind of records; none where the services have rules of their own
 */
export function accessOf(area: AreaDefinition): readonly ContentAccess[] {
  return accessOfStores(area).map((one) => ({ ...(area.brands && { brands: area.brands }), ...one }));
}

function accessOfStores(area: AreaDefinition): readonly ContentAccess[] {
  if (isPageArea(area)) return [accessOfTabs(area)];
  if (isCardArea(area)) return [accessOfCards(area)];
  if (isDefinedRecordArea(area)) return [{ of: { records: area.store.name }, access: area.access }];
  return accessOfRecords(area);
}

/** Tabs with scopes of their own are the kinds of pages (PERM-018, PERM-019, A-47, B-29). */
function accessOfTabs({ store, access: ofArea, tabs }: PageArea): ContentAccess {
  const kinds = tabs.flatMap(({ key, access, brands }) =>
    access === undefined ? [] : [{ slugPrefix: `${key}-`, scope: access, ...(brands && { brands }) }],
  );
  return { of: { pages: store.tag }, access: ofArea, ...(kinds.length > 0 && { kinds: { by: 'slug', kinds } }) };
}

function accessOfCards({ store, access, kinds, kindAliases = {}, units, sharedWith }: CardArea): ContentAccess {
  return {
    of: { pages: store.tag },
    access,
    ...(kinds && { kinds: byEveryName(kinds, kindAliases) }),
    // PERM-022, A-47: the sections of a unit have scopes of their own.
    ...(units && {
      sections: Object.fromEntries(units.sections.map((section) => [section.collection, section.access])),
    }),
    ...(sharedWith && { sharedWith }),
  };
}

/** Pages of older data have another name of their kind stored, and need the scope of that kind. */
function byEveryName(kinds: PageKinds, aliases: Readonly<Record<string, string>>): PageKinds {
  if (kinds.by !== 'category') return kinds;
  const ofAliases = Object.entries(aliases).flatMap(([alias, kind]) => {
    const scope = kinds.scopes[kind];
    return scope === undefined ? [] : [[alias, scope] as const];
  });
  return { ...kinds, scopes: { ...kinds.scopes, ...Object.fromEntries(ofAliases) } };
}

/** The area says which kinds of records its access holds for. */
function accessOfRecords({ access: ofArea, records = [] }: SpecifiedRecordArea | RowsArea): readonly ContentAccess[] {
  return records.flatMap(({ kind, access = ofArea, brands }) =>
    access === undefined ? [] : [{ of: { records: kind }, access, ...(brands && { brands }) }],
  );
}

/** The same of all areas. */
export const contentAccess: readonly ContentAccess[] = areas.flatMap(accessOf);
