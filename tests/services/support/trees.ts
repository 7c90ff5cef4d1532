import { randomUUID } from 'node:crypto';
import type { SeedBrand } from '../../../server/seed/brands';
import { brandId, type Answer, type Person } from './content';

/** A field by name and value. */
export function field(name: string, value: string | null, meta?: Readonly<Record<string, string>>) {
  return { name, value, order: 0, ...(meta && { meta_data: meta }) };
}

/** A collection with fields, numbered in the given order, and collections inside it. */
export function collection(
  name: string,
  fields: readonly ReturnType<typeof field>[] = [],
  children: readonly Readonly<Record<string, unknown>>[] = [],
): Readonly<Record<string, unknown>> {
  return { name, order: 0, fields: fields.map((one, order) => ({ ...one, order })), children };
}

/** The contents of a new property that lists show. */
export interface PropertyFacts {
  readonly type?: string | null;
  readonly location?: string;
  /** One per unit. */
  readonly statuses?: readonly string[];
  /** The pictures of the first unit. */
  readonly pictures?: readonly ReturnType<typeof field>[];
  /** The key of an upload of the brand. */
  readonly logo?: string | null;
}

/** The containers of a property page (tree.md, section 2), without its id. */
export function propertyContainers({
  type = 'Condominium',
  location = 'Makati City',
  statuses = ['RFO (Ready for Occupancy)'],
  pictures = [],
  logo = null,
}: PropertyFacts = {}) {
  return [
    {
      name: 'OVERVIEW',
      order: 0,
      field_collections: [
        collection('OVERVIEW-FC', [
          field('IMAGE-LOGO', logo, logo === null ? undefined : { key: logo, file_type: 'image/png' }),
          field('PROPERTY-TYPE', type),
          field('PROPERTY-PRICE-RANGE-LOWEST', '1500000'),
          field('LOCATION', location),
        ]),
      ],
    },
    {
      name: 'UNITS',
      order: 1,
      field_collections: statuses.map((status, index) =>
        collection(
          `TOWER ${index}`,
          [],
          [
            collection(
              'OVERVIEW-DETAILS',
              [field('PROPERTY-STATUS', status)],
              [collection('IMAGE-GALLERY', index === 0 ? pictures : [])],
            ),
            collection('AMENITIES', [field('AMENITIES-TITLE', null)]),
          ],
        ),
      ),
    },
  ];
}

/** The containers of an article of a category, or of none. */
export function articleContainers(category: string | null, excerpt = 'In short') {
  return [
    {
      name: 'CONTENT',
      order: 0,
      field_collections: [collection('OVERVIEW', [field('CATEGORY', category), field('SHORT-DESCRIPTION', excerpt)])],
    },
  ];
}

/** Creates a page with a tree in one document; the answer includes the page's id. */
export async function createFilled(
  person: Person,
  page: {
    readonly brand?: SeedBrand['name'];
    /** The tag, without the brand. */
    readonly tag: string;
    readonly name: string;
    readonly containers: readonly Readonly<Record<string, unknown>>[];
  },
): Promise<Answer & { readonly id: string }> {
  const id = randomUUID();
  const brand = page.brand ?? 'ALP';
  const answer = await person.ask(CREATE_FILLED, {
    brand: brandId(brand),
    tag: `${page.tag}-${brand}`,
    item: { id, name: page.name },
    containers: page.containers.map((container) => ({ ...container, page_id: id })),
  });
  return { ...answer, id };
}

const CREATE_FILLED = `mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!, $containers: [ContainerInput!]!) {
  page: addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { id revision }
  fill: addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
}`;
