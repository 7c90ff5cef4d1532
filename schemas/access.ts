import {
  isCardArea,
  isDefinedRecordArea,
  isPageArea,
  isRecordArea,
  isRowsArea,
  type AreaDefinition,
  type ContentAccess,
  type RowsArea,
  type SpecifiedRecordArea,
} from '../src/definition';
import { areas } from './index';

/** The areas with tabs: tabs with scopes of their own are the kinds of pages (PERM-018, PERM-019, A-47, B-29). */
const tabbed = areas.filter(isPageArea).map(({ store, access: ofArea, tabs }): ContentAccess => {
  const kinds = tabs.flatMap(({ key, access, brands }) =>
    access === undefined ? [] : [{ slugPrefix: `${key}-`, scope: access, ...(brands && { brands }) }],
  );
  return { of: { pages: store.tag }, access: ofArea, ...(kinds.length > 0 && { kinds: { by: 'slug', kinds } }) };
});

/** The areas of many pages say it themselves. */
const ofCards = areas.filter(isCardArea).map(({ store, access, kinds, units, sharedWith }): ContentAccess => ({
  of: { pages: store.tag },
  access,
  ...(kinds && { kinds }),
  // PERM-022, A-47: the sections of a unit have scopes of their own.
  ...(units && { sections: Object.fromEntries(units.sections.map((section) => [section.collection, section.access])) }),
  ...(sharedWith && { sharedWith }),
}));

/** Who may do what with the records that definitions describe: those of each area are a kind of their own. */
export function accessOfDefinedRecords(described: readonly AreaDefinition[]): readonly ContentAccess[] {
  return described
    .filter(isDefinedRecordArea)
    .map(({ store, access, brands }) => ({ of: { records: store.name }, access, ...(brands && { brands }) }));
}

/** The areas of records say which kinds of records their access holds for. */
const ofRecords = areas
  .filter(guardsRecords)
  .flatMap(({ access: ofArea, brands: areaBrands, records = [] }) =>
    records.flatMap(({ kind, access = ofArea, brands = areaBrands }): ContentAccess[] =>
      access === undefined ? [] : [{ of: { records: kind }, access, ...(brands && { brands }) }],
    ),
  );

function guardsRecords(area: AreaDefinition): area is SpecifiedRecordArea | RowsArea {
  return isRowsArea(area) || (isRecordArea(area) && !isDefinedRecordArea(area));
}

/** Who may do what with everything that is stored for a brand (PERM-003, B-8, C-3). */
export const contentAccess: readonly ContentAccess[] = [
  ...tabbed,
  ...ofCards,
  ...ofRecords,
  ...accessOfDefinedRecords(areas),
];
