import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import { ALT_TEXTS, fieldsOf, pictureField, type SeedPictures } from './seedNodes';
import type { PictureName } from './texts/brandTexts';

/** A demo page of a tag, with its tree. */
export interface SeedCardPage {
  /** Without the brand. */
  readonly tag: string;
  readonly name: string;
  readonly containers: readonly ContainerInput[];
}

/** The demo galleries, showrooms and awards of a brand, as its editors would store them. */
export function cardPages(options: SeedPictures): readonly SeedCardPage[] {
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

function gallery(title: string, names: readonly PictureName[], options: SeedPictures): ContainerInput {
  return container('GALLERY-CONTAINER', {
    name: 'GALLERY-FC',
    order: 0,
    fields: fieldsOf([
      ['GALLERY-DEFAULT', 'Gallery (Default)', null],
      ['GALLERY-TITLE', 'Title', title],
    ]),
    children: [
      {
        name: 'IMAGES',
        order: 0,
        fields: names.map((name, order) => galleryPicture(name, order, options)),
      },
      { name: 'VIDEOS', order: 1 },
      { name: 'PANORAMAS', order: 2 },
    ],
  });
}

function showroom(texts: ShowroomTexts, options: SeedPictures): ContainerInput {
  return container('SHOWROOM-CONTAINER', {
    name: 'SHOWROOM-FC',
    order: 0,
    fields: fieldsOf([
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
            fields: fieldsOf([
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
      { name: 'IMAGES', order: 1, fields: [galleryPicture(texts.picture, 0, options)] },
    ],
  });
}

function award(texts: AwardTexts, options: SeedPictures): ContainerInput {
  return container('AWARD', {
    name: 'OVERVIEW',
    order: 0,
    fields: [
      ...fieldsOf([
        ['AWARD', 'Award', texts.award],
        ['YEAR', 'Year', texts.year],
        ['ORGANIZATION', 'Organization', texts.organization],
      ]),
      pictureField('laurel', { name: 'Image', label: 'Images', order: 3 }, options),
      { name: 'PROJECT', label: 'Project', value: texts.project || null, order: 4 },
    ],
  });
}

function container(name: string, collection: CollectionInput): ContainerInput {
  return { name, order: 0, field_collections: [collection] };
}

function galleryPicture(picture: PictureName, order: number, options: SeedPictures): FieldInput {
  return pictureField(picture, { name: 'IMAGE', label: 'Images', order, caption: ALT_TEXTS[picture] }, options);
}
