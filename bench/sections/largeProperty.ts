import type { CollectionInput, FieldInput } from '../../server/content/tree/treeInput';
import { SEED_BRANDS } from '../../server/seed/brands';
import { makeImage } from '../../tests/services/support/uploads';
import type { Outcome, Staff } from '../support/staff';

/** The size of a property: units, plans in each, areas and images in each plan, landmarks of each unit. */
export interface PropertySize {
  readonly slug: string;
  readonly name: string;
  readonly units: number;
  readonly plans: number;
  readonly areas: number;
  readonly images: number;
  readonly landmarks: number;
}

/** Towers with as many unit plans and landmarks as staff have ever entered. */
export const LARGE: PropertySize = {
  ...{ slug: 'large-estate', name: 'Large Estate' },
  ...{ units: 6, plans: 20, areas: 10, images: 10, landmarks: 100 },
};

/** One of everything, to compare with. */
export const SMALL: PropertySize = {
  ...{ slug: 'small-estate', name: 'Small Estate' },
  ...{ units: 1, plans: 1, areas: 1, images: 1, landmarks: 1 },
};

const BRAND = 'ALP';

/** Stores a property without the console, unit by unit. @throws Error when the services refuse it */
export async function storeProperty(staff: Staff, size: PropertySize): Promise<void> {
  const { name } = size;
  const pictures = await uploadPictures(staff, size.images);
  const brandId = SEED_BRANDS.find((brand) => brand.name === BRAND)!.id;
  const created = await mutate(staff, CREATE, { brandId, tag: `PROPERTIES-${BRAND}`, item: { name } });
  const { id: pageId } = created['addOrUpdateBrandPage'] as { readonly id: string };
  const overview = { name: 'OVERVIEW', order: 0, page_id: pageId, field_collections: [overviewForm(name)] };
  const units = { name: 'UNITS', order: 1, page_id: pageId };
  const saved = await mutate(staff, CONTAINERS, { containers: [overview, units] });
  const [, holder] = saved['addOrUpdateContainersFCFields'] as readonly { readonly id: string }[];
  for (let order = 0; order < size.units; order += 1) {
    await mutate(staff, COLLECTIONS, { collections: [{ ...unit(order, size, pictures), container_id: holder!.id }] });
  }
}

/** @returns the keys of the uploads */
async function uploadPictures(staff: Staff, count: number): Promise<readonly string[]> {
  const file = { bytes: new Uint8Array(await makeImage('png', { width: 200, height: 100 })), name: 'picture.png' };
  const uploads = await Promise.all(times(count, () => staff.upload('/uploads/images', file)));
  return uploads.map(stored).map(({ key }) => String(key));
}

async function mutate(staff: Staff, query: string, variables: Readonly<Record<string, unknown>>) {
  return stored(await staff.ask(query, variables));
}

function stored({ code, message, data }: Outcome): Outcome['data'] {
  if (code !== 'OK') throw new Error(`The property was not stored: ${code} ${message}`);
  return data;
}

function overviewForm(name: string): CollectionInput {
  return {
    name: 'OVERVIEW-FC',
    order: 0,
    fields: fields([
      ['PROJECT-NAME', name],
      ['PROPERTY-TYPE', 'Condominium'],
    ]),
  };
}

function unit(order: number, size: PropertySize, pictures: readonly string[]): CollectionInput {
  const sections: readonly CollectionInput[] = [
    { name: 'OVERVIEW-DETAILS', fields: fields([['PROPERTY-TITLE', 'Tower']]), children: [gallery(pictures)] },
    {
      name: 'LOCATION-LANDMARKS',
      fields: fields([['LOCATION-BRIEF', 'Taguig']]),
      children: [{ name: 'LANDMARKS', order: 3, children: times(size.landmarks, landmark) }],
    },
    { name: 'AMENITIES', fields: fields([['AMENITIES-TITLE', 'Amenities']]) },
    {
      name: 'FLOOR-PLANS',
      fields: fields([['NO-OF-FLOORS', '32']]),
      children: [
        gallery(pictures),
        {
          name: 'UNITS-FLOOR-PLANS',
          order: 1,
          children: times(size.plans, (index) => unitPlan(index, size, pictures)),
        },
      ],
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

function unitPlan(order: number, size: PropertySize, pictures: readonly string[]): CollectionInput {
  return {
    name: 'UNIT-PLAN',
    order,
    fields: fields([
      ['UNIT-PLAN-FLOOR-PLAN', `Plan ${order + 1}`],
      ['DETAILS', '<p>With a balcony.</p>'],
      ['TOTAL-AREA', '62'],
    ]),
    children: [
      gallery(pictures),
      ...times(size.areas, (index) => ({
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

function gallery(pictures: readonly string[]): CollectionInput {
  const images = pictures.map((key, order): FieldInput => ({
    name: 'IMAGE',
    label: 'Image Gallery',
    value: key,
    order,
    meta_data: { key, file_type: 'image/png', featured: String(order === 0) },
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
