import type { CollectionInput } from '../content/tree/treeInput';
import { fieldsOf, pictureField, tourOf, type SeedPictures } from './seedNodes';
import type { PictureName } from './texts/brandTexts';
import type { PropertyText } from './texts/propertyTexts';

/** A unit of a demo property with its five sections. */
export function propertyUnit(
  text: PropertyText,
  { name, order }: { readonly name: string; readonly order: number },
  options: SeedPictures,
): CollectionInput {
  const children = [
    overview(text, options),
    location(text, options),
    amenities(options),
    floorPlans(text, options),
    construction(text, options),
  ];
  return { name, order, children: children.map((section, index) => ({ ...section, order: index })) };
}

function overview(text: PropertyText, options: SeedPictures): CollectionInput {
  const others = (['skyline', 'park', 'home'] as const).filter((picture) => picture !== text.picture);
  return {
    name: 'OVERVIEW-DETAILS',
    fields: [
      ...fieldsOf([
        ['PROPERTY-STATUS', 'Status', text.status],
        ['PROPERTY-TITLE', 'Title', `Life at ${text.name}`],
        [
          'PROPERTY-DETAILS',
          'Details',
          `<p>${text.name} stands in ${text.location}, a short walk from parks, shops and transit.</p><ul><li><p>Homes with light from two sides</p></li><li><p>Gardens on every fifth floor</p></li></ul>`,
        ],
        ['DOCUMENT-TITLE', 'Document Title', null],
        ['SEO-OVERVIEW-TITLE', 'SEO Title', `${text.name} | ${text.location}`],
        ['SEO-OVERVIEW-DESCRIPTION', 'SEO Description', `Homes and spaces of ${text.name} in ${text.location}.`],
        ['OVERVIEW-HEADING-TAG', 'H1 Tag', text.name],
      ]),
      ...(options.brand === 'AVIDA'
        ? fieldsOf(
            [
              ['DESCRIPTION', 'Banner Description', `Come home to ${text.location}`],
              ['TAGS', 'Tags', 'near transit,family,garden'],
            ],
            7,
          )
        : []),
      ...(options.brand === 'ALP' ? fieldsOf([['SUB-HEADING', 'H2 Sub Heading', 'A neighborhood of its own']], 9) : []),
    ],
    children: [
      gallery([text.picture, ...others], options),
      ...tourOf(1, ['https://www.youtube.com/watch?v=M7lc1UVf-VE'], ['https://panorama.example/lobby']),
    ],
  };
}

function location(text: PropertyText, options: SeedPictures): CollectionInput {
  const [place, region, latitude, longitude] = text.place;
  return {
    name: 'LOCATION-LANDMARKS',
    fields: fieldsOf([
      ['LOCATION-DEFAULT', 'Location (Default)', null],
      ['LOCATION-SPECIFIC', 'Specific Location', place],
      ['LOCATION-BRIEF', 'Brief Location', text.location],
      ['REGION', 'Region', region],
      ['LONGITUDE', 'Longitude', longitude],
      ['LATITUDE', 'Latitude', latitude],
      ['LANDMARKS-DEFAULT', 'Landmarks (Default)', null],
    ]),
    children: [
      gallery(['park'], options),
      ...tourOf(1, [], []),
      {
        name: 'LANDMARKS',
        order: 3,
        children: LANDMARKS.map(([name, distance], order) => ({
          name: 'ESTABLISHMENT',
          order,
          fields: fieldsOf([
            ['NAME', 'Establishment Name', name],
            ['DISTANCE', 'Distance (km)', distance],
            ['LOCATION', 'Location', place],
            ['LATITUDE', 'Latitude', latitude],
            ['LONGITUDE', 'Longitude', longitude],
            ['BODY', 'Body', null],
          ]),
          children: [{ name: 'IMAGE-GALLERY', order: 0 }],
        })),
      },
    ],
  };
}

const LANDMARKS = [
  ['Central station', '0.4'],
  ['City hospital', '1.2'],
  ['International school', '2.1'],
] as const;

function amenities(options: SeedPictures): CollectionInput {
  return {
    name: 'AMENITIES',
    fields: fieldsOf([
      ['AMENITIES-DEFAULT', 'Amenities (Default)', null],
      ['AMENITIES-TITLE', 'Title', 'Room to breathe'],
      ['AMENITIES-DETAILS', 'Details', '<p>Everything the day needs is a floor or two away.</p>'],
    ]),
    children: AMENITIES.map(([name, picture], order) => ({
      name: 'AMENITY',
      order,
      fields: fieldsOf([['AMENITY-NAME', 'Name', name]]),
      children: [gallery([picture], options), ...tourOf(1, [], [])],
    })),
  };
}

const AMENITIES = [
  ['Lap pool', 'park'],
  ['Sky lounge', 'skyline'],
  ['Playground', 'home'],
] as const;

function floorPlans(text: PropertyText, options: SeedPictures): CollectionInput {
  return {
    name: 'FLOOR-PLANS',
    fields: fieldsOf([
      ['UNIT-FLOOR-PLANS-DEFAULT', 'Unit & Floor Plans (Default)', null],
      ['IMAGE-GALLERY-DEFAULT', 'Image Gallery (Default)', null],
      ['UNIT-SIZE-RANGE-LOWEST', 'Unit Size Range (Lowest)', '24'],
      ['UNIT-SIZE-RANGE-HIGHEST', 'Unit Size Range (Highest)', '118'],
      ['NO-OF-FLOORS', 'No. of Floors', '32'],
      ['NO-OF-RESIDENTIAL-UNITS', 'No. of Residential Units', '540'],
    ]),
    children: [
      gallery([text.picture], options),
      {
        name: 'UNITS-FLOOR-PLANS',
        order: 1,
        children: PLANS.map((plan, order) => ({ ...unitPlan(plan, options), order })),
      },
      ...tourOf(2, [], []),
    ],
  };
}

interface Plan {
  readonly name: string;
  readonly total: string;
  readonly areas: readonly (readonly [name: string, sqm: string, sqft: string])[];
}

const PLANS: readonly Plan[] = [
  {
    name: 'Studio',
    total: '24',
    areas: [
      ['Living and sleeping', '18', '194'],
      ['Bath', '6', '65'],
    ],
  },
  {
    name: 'Two bedrooms',
    total: '62',
    areas: [
      ['Living and dining', '26', '280'],
      ['Bedrooms', '25', '269'],
      ['Kitchen and bath', '11', '118'],
    ],
  },
];

function unitPlan({ name, total, areas }: Plan, options: SeedPictures): CollectionInput {
  return {
    name: 'UNIT-PLAN',
    fields: fieldsOf([
      ['UNIT-PLAN-FLOOR-PLAN', 'Name', name],
      ['DETAILS', 'Details', `<p>${total} sqm with a balcony.</p>`],
      ['TOTAL-AREA', 'Total Area', total],
    ]),
    children: [
      gallery(['home'], options),
      ...areas.map(([area, sqm, sqft], index) => ({
        name: 'AREA',
        order: index + 1,
        fields: fieldsOf([
          ['AREA-NAME', 'Name', area],
          ['IN-SQM', 'In sqm', sqm],
          ['IN-SQFT', 'In sqft', sqft],
        ]),
      })),
    ],
  };
}

function construction(text: PropertyText, options: SeedPictures): CollectionInput {
  return {
    name: 'CONSTRUCTION-UPDATES',
    fields: fieldsOf([
      ['CONSTRUCTION-UPDATES-DEFAULT', 'Construction Updates (Default)', null],
      ['START-DATE', 'Construction Start Date', '03/2025'],
      ['PERCENTAGE', 'Percentage', '45'],
      ['CONSTRUCTION-END-DATE', 'Construction End Date', '09/2028'],
      ['DETAILS', 'Details', 'The structure has reached the fifteenth floor.'],
    ]),
    children: [
      gallery([text.picture], options),
      ...tourOf(1, [], []),
      ...STEPS.map(([step, details], index) => ({
        name: 'CONSTRUCTIONS',
        order: index + 3,
        fields: fieldsOf([
          ['CONSTRUCTION-UPDATE', 'Construction Update', step],
          ['DETAILS', 'Details', details],
        ]),
      })),
    ],
  };
}

const STEPS = [
  ['Foundation', 'Completed in August 2025.'],
  ['Structure', 'Fifteen of thirty-two floors.'],
] as const;

function gallery(pictures: readonly PictureName[], options: SeedPictures): CollectionInput {
  const fields = pictures.map((picture, order) =>
    pictureField(picture, { name: 'IMAGE', label: 'Image Gallery', order, caption: CAPTIONS[picture] }, options),
  );
  return { name: 'IMAGE-GALLERY', order: 0, fields };
}

const CAPTIONS = {
  skyline: 'Seen from the park',
  park: 'The central lawn',
  home: 'A model home',
  laurel: 'An award',
} as const satisfies Record<PictureName, string>;
