import type { CollectionInput, FieldInput } from '../../server/content/tree/treeInput';
import { SEED_BRANDS } from '../../server/seed/brands';
import type { Staff } from '../support/staff';

/** What a large property holds: towers with as many unit plans and landmarks as staff have ever entered. */
export const LARGE = { units: 6, plans: 20, areas: 10, images: 10, landmarks: 100 } as const;

/** The slug of the large property. */
export const LARGE_SLUG = 'large-estate';

const BRAND = 'ALP';

/** Stores the large property past the console, unit by unit. @throws Error when the services refuse it */
export async function storeLargeProperty(staff: Staff): Promise<void> {
  const brandId = SEED_BRANDS.find(({ name }) => name === BRAND)!.id;
  const created = await asked(staff, CREATE, { brandId, tag: `PROPERTIES-${BRAND}`, item: { name: 'Large Estate' } });
  const { id: pageId } = created['addOrUpdateBrandPage'] as { readonly id: string };
  const overview = { name: 'OVERVIEW', order: 0, page_id: pageId, field_collections: [ownForm()] };
  const units = { name: 'UNITS', order: 1, page_id: pageId };
  const saved = await asked(staff, CONTAINERS, { containers: [overview, units] });
  const [, holder] = saved['addOrUpdateContainersFCFields'] as readonly { readonly id: string }[];
  for (let order = 0; order < LARGE.units; order += 1) {
    await asked(staff, COLLECTIONS, { collections: [{ ...unit(order), container_id: holder!.id }] });
  }
}

async function asked(staff: Staff, query: string, variables: Readonly<Record<string, unknown>>) {
  const { code, message, data } = await staff.ask(query, variables);
  if (code !== 'OK') throw new Error(`The large property was not stored: ${code} ${message}`);
  return data;
}

function ownForm(): CollectionInput {
  return {
    name: 'OVERVIEW-FC',
    order: 0,
    fields: fields([
      ['PROJECT-NAME', 'Large Estate'],
      ['PROPERTY-TYPE', 'Condominium'],
    ]),
  };
}

function unit(order: number): CollectionInput {
  const sections: readonly CollectionInput[] = [
    { name: 'OVERVIEW-DETAILS', fields: fields([['PROPERTY-TITLE', 'Tower']]), children: [gallery()] },
    {
      name: 'LOCATION-LANDMARKS',
      fields: fields([['LOCATION-BRIEF', 'Taguig']]),
      children: [{ name: 'LANDMARKS', order: 3, children: times(LARGE.landmarks, landmark) }],
    },
    { name: 'AMENITIES', fields: fields([['AMENITIES-TITLE', 'Amenities']]) },
    {
      name: 'FLOOR-PLANS',
      fields: fields([['NO-OF-FLOORS', '32']]),
      children: [gallery(), { name: 'UNITS-FLOOR-PLANS', order: 1, children: times(LARGE.plans, unitPlan) }],
    },
    { name: 'CONSTRUCTION-UPDATES', fields: fields([['PERCENTAGE', '45']]) },
  ];
  return {
    name: `Tower ${order + 1}`,
    order,
    children: sections.map((section, index) => ({ ...section, order: index })),
  };
}

function landmark(order: number): CollectionInput {
  return {
    name: 'ESTABLISHMENT',
    order,
    fields: fields([
      ['NAME', `Landmark ${order + 1}`],
      ['DISTANCE', '1.2'],
      ['LOCATION', 'Taguig'],
      ['LATITUDE', '14.5508'],
      ['LONGITUDE', '121.0505'],
      ['BODY', 'A short walk from the lobby.'],
    ]),
  };
}

function unitPlan(order: number): CollectionInput {
  return {
    name: 'UNIT-PLAN',
    order,
    fields: fields([
      ['UNIT-PLAN-FLOOR-PLAN', `Plan ${order + 1}`],
      ['DETAILS', '<p>With a balcony.</p>'],
      ['TOTAL-AREA', '62'],
    ]),
    children: [
      gallery(),
      ...times(LARGE.areas, (index) => ({
        name: 'AREA',
        order: index + 1,
        fields: fields([
          ['AREA-NAME', `Area ${index + 1}`],
          ['IN-SQM', '10'],
          ['IN-SQFT', '108'],
        ]),
      })),
    ],
  };
}

function gallery(): CollectionInput {
  const images = times(LARGE.images, (order): FieldInput => ({
    name: 'IMAGE',
    label: 'Image Gallery',
    value: `images/large-${order}.png`,
    order,
    meta_data: { key: `images/large-${order}.png`, file_type: 'image/png', featured: String(order === 0) },
  }));
  return { name: 'IMAGE-GALLERY', order: 0, fields: images };
}

function fields(values: readonly (readonly [name: string, value: string])[]): readonly FieldInput[] {
  return values.map(([name, value], order) => ({ name, label: name, value, order }));
}

function times<Item>(count: number, make: (index: number) => Item): Item[] {
  return Array.from({ length: count }, (_, index) => make(index));
}

const CREATE = `mutation ($brandId: ID!, $tag: String!, $item: BrandPageInput!) {
  addOrUpdateBrandPage(brand_id: $brandId, tag: $tag, item: $item) { id }
}`;
const CONTAINERS = `mutation ($containers: [ContainerInput!]!) {
  addOrUpdateContainersFCFields(containerData: { containers: $containers }) { id }
}`;
const COLLECTIONS = `mutation ($collections: [FieldCollectionInput!]!) {
  addUpdateMultipleFieldCollection(collectionData: { collections: $collections }) { id }
}`;
