import { randomUUID } from 'node:crypto';

/** A property as every product stores it in its own idiom: ten values, and six units of five; forty in all. */
export interface SampleProperty {
  readonly brand: string;
  readonly name: string;
  readonly slug: string;
  readonly values: Readonly<Record<(typeof VALUES)[number], string>>;
  readonly units: readonly Readonly<Record<(typeof UNIT_VALUES)[number], string>>[];
}

/** The values of a property besides its brand, name and address. */
export const VALUES = [
  'category',
  'location',
  'price',
  'status',
  'description',
  'developer',
  'turnover',
  'note',
] as const;
export const UNIT_VALUES = ['title', 'area', 'rooms', 'price', 'text'] as const;
/** The fields of a property that a list shows. */
export const LISTED = ['name', 'slug', 'category', 'location', 'price', 'status'] as const;

/** The brand of all properties. */
export const BRAND = 'ALP';

const FIRST = ['Amber', 'Birch', 'Coral', 'Dune', 'Ember', 'Fern', 'Grove', 'Harbor'];
const SECOND = ['Residences', 'Towers', 'Heights', 'Gardens', 'Place'];
const CATEGORIES = ['Condominium', 'Office', 'Lots', 'House and Lot'];
const STATUSES = ['Pre-selling', 'Ready for occupancy', 'Sold out'];
const UNITS = 6;

/** The property with a number, named like the pages that our own services are filled with. */
export function sampleProperty(number: number): SampleProperty {
  return {
    brand: BRAND,
    name: `${FIRST[number % 8]} ${SECOND[number % 5]} ${number}`,
    slug: `bench-property-${number}-${randomUUID()}`,
    values: {
      category: CATEGORIES[number % 4]!,
      location: `Town ${number % 200}`,
      price: String(1_000_000 + number),
      status: STATUSES[number % 3]!,
      description: sentence(number, 1),
      developer: sentence(number, 2),
      turnover: sentence(number, 3),
      note: sentence(number, 4),
    },
    units: Array.from({ length: UNITS }, (_, unit) => ({
      title: `Unit ${unit + 1}`,
      area: String(20 + unit),
      rooms: String(1 + (unit % 3)),
      price: String(2_000_000 + unit),
      text: sentence(number, 5 + unit),
    })),
  };
}

function sentence(number: number, position: number): string {
  return `A sentence as a person writes it, number ${number} at ${position}`;
}
