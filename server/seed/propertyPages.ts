import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import type { SeedCardPage } from './cardPages';
import { propertyUnit } from './propertyUnit';
import { fieldsOf, pictureField, type SeedPictures } from './seedNodes';
import { propertyTexts, type PropertyText } from './texts/propertyTexts';

/** The demo properties of a brand with their units, as its editors would store them (tree.md 2). */
export function propertyPages(options: SeedPictures): readonly SeedCardPage[] {
  return propertyTexts[options.brand].map((text) => ({
    tag: 'PROPERTIES',
    name: text.name,
    containers: [overview(text, options), units(text, options)],
  }));
}

function overview(text: PropertyText, options: SeedPictures): ContainerInput {
  const [lowest, highest] = text.prices;
  return {
    name: 'OVERVIEW',
    order: 0,
    field_collections: [
      {
        name: 'OVERVIEW-FC',
        order: 0,
        fields: [
          ...fieldsOf([['OVERVIEW-DEFAULT', 'Overview (Default)', null]]),
          pictureField(text.picture, { name: 'IMAGE-LOGO', label: 'Image Logo', order: 1 }, options),
          ...fieldsOf(
            [
              ['PROJECT-NAME', 'Project Name', text.name],
              ['PROPERTY-TYPE', 'Property Type', text.type],
              ['PROPERTY-PRICE', 'Property Price', lowest],
              ['PROPERTY-PRICE-RANGE-LOWEST', 'Property Price Range (Lowest)', lowest],
              ['PROPERTY-PRICE-RANGE-HIGHEST', 'Property Price Range (Highest)', highest],
              ['LOT-AREA', 'Property Size (Lot Area)', '12500'],
              ['FLOOR-AREA', 'Property Size (Floor Area)', '48000'],
              ['TERRAIN', 'Terrain', 'Flat'],
              ['LOCATION', 'Location (Brief)', text.location],
            ],
            2,
          ),
          ...brandFields(options),
        ],
      },
    ],
  };
}

/** Fields of some brands only, with their fixed order. */
function brandFields({ brand, pictures }: SeedPictures): readonly FieldInput[] {
  switch (brand) {
    case 'ALP':
      return fieldsOf([['SUB-CATEGORY', 'Sub Category', null]], 13);
    case 'AVIDA':
      return fieldsOf(
        [
          ['UNIT-LINK', 'Available Unit Link / Lot Button', 'https://avida.example/units'],
          ['GTM-CODE', 'Gtm code', 'GTM-DEMO'],
        ],
        11,
      );
    case 'AMAIA':
      return [
        ...fieldsOf([['UNIT-LINK', 'Available Unit Link / Lot Button', 'https://amaia.example/units']], 11),
        ...fieldsOf(
          [
            ['LTS-NUMBER', 'LTS Number', '0412-2025'],
            ['APPROVAL-NUMBER', 'Approval Number', 'AP-25-118'],
          ],
          14,
        ),
        pictureField('park', { name: 'MAP-IMAGE', label: 'Map Image', order: 16 }, { brand, pictures }),
      ];
    case 'ALISI':
      return [];
  }
}

function units(text: PropertyText, options: SeedPictures): ContainerInput {
  const collections = text.units.map((name, order): CollectionInput => propertyUnit(text, { name, order }, options));
  return { name: 'UNITS', order: 1, field_collections: collections };
}
