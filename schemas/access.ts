import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  POSITION,
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
 * Access rules for the content that an area stores (PERM-003, B-8, C-3).
 * @returns one item per page tag and kind of records; none where the services have their own rules
 */
export function accessOf(area: AreaDefinition): readonly ContentAccess[] {
  return accessOfStores(area).map((one) => ({ ...(area.brands && { brands: area.brands }), ...one }));
}

function accessOfStores(area: AreaDefinition): readonly ContentAccess[] {
  if (isPageArea(area)) return [accessOfTabs(area)];
  if (isCardArea(area)) return [accessOfCards(area)];
  if (isDefinedRecordArea(area)) {
    const { store, access, list } = area;
    return [{ of: { records: store.name }, access, ordered: list.sort.by === POSITION }];
  }
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
    ...(kinds && { kinds: withAliases(kinds, kindAliases) }),
    // PERM-022, A-47: the sections of a unit have scopes of their own.
    ...(units && {
      sections: Object.fromEntries(units.sections.map((section) => [section.collection, section.access])),
    }),
    ...(sharedWith && { sharedWith }),
  };
}

/** Legacy pages store an alias of their kind, and need the scope of that kind. */
function withAliases(kinds: PageKinds, aliases: Readonly<Record<string, string>>): PageKinds {
  if (kinds.by !== 'category') return kinds;
  const ofAliases = Object.entries(aliases).flatMap(([alias, kind]) => {
    const scope = kinds.scopes[kind];
    return scope === undefined ? [] : [[alias, scope] as const];
  });
  return { ...kinds, scopes: { ...kinds.scopes, ...Object.fromEntries(ofAliases) } };
}

/** An area lists the kinds of records that its access applies to. */
function accessOfRecords({ access: ofArea, records = [] }: SpecifiedRecordArea | RowsArea): readonly ContentAccess[] {
  return records.flatMap(({ kind, access = ofArea, brands }) =>
    access === undefined ? [] : [{ of: { records: kind }, access, ...(brands && { brands }) }],
  );
}

/** Access rules of all areas. */
export const contentAccess: readonly ContentAccess[] = areas.flatMap(accessOf);
