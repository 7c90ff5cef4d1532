import type { WirePage } from '../../../src/api/pages';

type WireContainer = WirePage['containers'][number];
/** A unit as the content service sends it. */
export type WireUnit = WireContainer['field_collections'][number];
type WireSection = WireUnit['children'][number];

/** A unit with these sections. */
export function unit(
  id: string,
  given: { readonly name?: string; readonly order?: number; readonly sections?: readonly WireSection[] },
): WireUnit {
  const { name = id, order = 0, sections = [] } = given;
  return { id, name, order, parentId: null, fields: [], children: [...sections] };
}

/** A section with fields by their names. */
export function section(id: string, name: string, values: Readonly<Record<string, string>>): WireSection {
  const fields = Object.entries(values).map(([field, value], order) => ({
    id: `${id}-${field}`,
    name: field,
    label: field,
    value,
    order,
    meta_data: null,
  }));
  return { id, name, order: 0, parentId: null, fields, children: [] };
}

/** A property of AVIDA as the content service sends it. */
export function propertyPage(
  units: readonly WireUnit[],
  given: { readonly revision?: number; readonly savedBy?: string } = {},
): WirePage {
  const { revision = 1, savedBy = 'AVIDA Editor' } = given;
  return {
    id: 'page-1',
    name: 'Lake Walk',
    tag: 'PROPERTIES-AVIDA',
    slug: 'lake-walk',
    brand_id: 'brand-avida',
    featured: false,
    alternative_featured: false,
    published: true,
    created_at: '2026-01-05T02:00:00.000Z',
    updated_at: '2026-02-06T02:00:00.000Z',
    revision,
    updated_by: savedBy,
    containers: [{ id: 'units', page_id: 'page-1', name: 'UNITS', order: 1, field_collections: [...units] }],
  };
}
