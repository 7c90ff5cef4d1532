import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import type { StoredPicture } from './companyPages';
import type { SeedBrand } from './brands';
import type { PictureName } from './texts/brandTexts';

/** A demo page of a tag, with its tree. */
export interface SeedCardPage {
  /** Without the brand. */
  readonly tag: string;
  readonly name: string;
  readonly containers: readonly ContainerInput[];
}

interface BuildOptions {
  readonly brand: SeedBrand['name'];
  readonly pictures: ReadonlyMap<PictureName, StoredPicture>;
}

/** The galleries, showrooms and awards of a brand, as its editors would have made them. */
export function cardPages(options: BuildOptions): readonly SeedCardPage[] {
  return [
    ...GALLERIES.map(({ title, pictures }) => ({
      tag: 'GALLERY',
      name: title,
      containers: [gallery(title, pictures, options)],
    })),
    ...SHOWROOMS.map((texts) => ({ tag: 'SHOWROOM', name: texts.title, containers: [showroom(texts, options)] })),
    ...AWARDS.map((texts) => ({
      tag: 'AWARDS',
      name: `${texts.award} ${texts.year}`,
      containers: [award(texts, options)],
    })),
  ];
}

const GALLERIES: readonly { readonly title: string; readonly pictures: readonly PictureName[] }[] = [
  { title: 'A walk through the estate', pictures: ['park', 'skyline', 'home'] },
  { title: 'Model homes', pictures: ['home', 'park'] },
];

interface ShowroomTexts {
  readonly title: string;
  readonly branch: string;
  readonly address: string;
  readonly picture: PictureName;
}

const SHOWROOMS: readonly ShowroomTexts[] = [
  { title: 'Makati showroom', branch: 'Ground floor gallery', address: 'Garden Wing, Makati City', picture: 'skyline' },
  { title: 'Cebu showroom', branch: 'Harbor pavilion', address: 'Harbor Avenue, Cebu City', picture: 'home' },
];

interface AwardTexts {
  readonly award: string;
  readonly year: string;
  readonly organization: string;
  readonly project: string;
}

const AWARDS: readonly AwardTexts[] = [
  { award: 'Greenest Estate', year: '2025', organization: 'Institute of Garden Cities', project: 'Lake Walk' },
  { award: 'Best Customer Care', year: '2024', organization: 'Council of Home Builders', project: '' },
];

function gallery(title: string, names: readonly PictureName[], options: BuildOptions): ContainerInput {
  return container('GALLERY-CONTAINER', {
    name: 'GALLERY-FC',
    order: 0,
    fields: plain([
      ['GALLERY-DEFAULT', 'Gallery (Default)', null],
      ['GALLERY-TITLE', 'Title', title],
    ]),
    children: [
      {
        name: 'IMAGES',
        order: 0,
        fields: names.map((name, order) => picture(name, { order, field: 'IMAGE' }, options)),
      },
      { name: 'VIDEOS', order: 1 },
      { name: 'PANORAMAS', order: 2 },
    ],
  });
}

function showroom(texts: ShowroomTexts, options: BuildOptions): ContainerInput {
  return container('SHOWROOM-CONTAINER', {
    name: 'SHOWROOM-FC',
    order: 0,
    fields: plain([
      ['SHOW-ROOM-DEFAULT', 'Showroom (Default)', null],
      ['SHOW-ROOM-TITLE', 'Title', texts.title],
      ['SEO-SHOWROOM-TITLE', 'SEO Title', null],
      ['SEO-SHOWROOM-DESCRIPTION', 'SEO Description', null],
    ]),
    children: [
      {
        name: 'SHOWROOM-LIST',
        order: 0,
        children: [
          {
            name: 'SHOWROOM-ITEM',
            order: 0,
            fields: plain([
              ['TITLE', 'Title', texts.branch],
              ['ADDRESS', 'Address', texts.address],
              ['TELEPHONE-HOTLINE', 'Telephone Hotline', null],
              ['TELEPHONE-NUMBER', 'Telephone Number', '0285550100'],
              ['EMAIL', 'Email', `showroom@${options.brand.toLowerCase()}.example`],
              ['TIME-RANGE-START', 'Time Range', '09:00 am'],
              ['TIME-RANGE-END', 'Time Range', '06:00 pm'],
            ]),
            children: [
              {
                name: 'RANGE-OF-DAY',
                order: 0,
                fields: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday'].map((day, order) => ({
                  name: 'DAY',
                  label: 'Range of Days',
                  value: day,
                  order,
                })),
              },
            ],
          },
        ],
      },
      { name: 'IMAGES', order: 1, fields: [picture(texts.picture, { order: 0, field: 'IMAGE' }, options)] },
    ],
  });
}

function award(texts: AwardTexts, options: BuildOptions): ContainerInput {
  return container('AWARD', {
    name: 'OVERVIEW',
    order: 0,
    fields: [
      ...plain([
        ['AWARD', 'Award', texts.award],
        ['YEAR', 'Year', texts.year],
        ['ORGANIZATION', 'Organization', texts.organization],
      ]),
      picture('laurel', { order: 3, field: 'Image' }, options),
      { name: 'PROJECT', label: 'Project', value: texts.project || null, order: 4 },
    ],
  });
}

function container(name: string, collection: CollectionInput): ContainerInput {
  return { name, order: 0, field_collections: [collection] };
}

function plain(fields: readonly (readonly [name: string, label: string, value: string | null])[]): FieldInput[] {
  return fields.map(([name, label, value], order) => ({ name, label, value, order }));
}

/** The first picture of a gallery is the featured one. */
function picture(
  name: PictureName,
  { order, field }: { readonly order: number; readonly field: string },
  { brand, pictures }: BuildOptions,
): FieldInput {
  const stored = pictures.get(name);
  const isGallery = field === 'IMAGE';
  return {
    name: field,
    label: 'Images',
    value: stored?.key ?? null,
    order,
    meta_data: {
      key: stored?.key ?? null,
      file_type: 'image/png',
      file_name: stored?.fileName ?? null,
      ...(isGallery ? { description: CAPTIONS[name], featured: String(order === 0) } : {}),
      ...(brand === 'ALP' ? { alt_text: CAPTIONS[name] } : {}),
    },
  };
}

const CAPTIONS = {
  skyline: 'The towers at dusk',
  park: 'The central park',
  home: 'A house with a garden',
  laurel: 'A laurel wreath',
} as const satisfies Record<PictureName, string>;
