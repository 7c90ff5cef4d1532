import type { CollectionInput, ContainerInput } from '../content/tree/treeInput';
import type { SeedCardPage } from './cardPages';
import { fieldsOf, pictureField, tourOf, type SeedPictures } from './seedNodes';
import { CAREERS_TEXT, GUIDE_TOPICS, type GuideSection, type GuideTopic } from './texts/guideTexts';

/** The careers page and the home buying guide of a brand. None for ALISI: there the first save creates them. */
export function singlePages(options: SeedPictures): readonly SeedCardPage[] {
  const { brand } = options;
  if (brand === 'ALISI') return [];
  return [
    {
      tag: 'careers-information-details',
      name: `Careers Information Details ${brand}`,
      containers: [careersInformation(options)],
    },
    { tag: 'buyers-guide', name: `Buyers Guide ${brand}`, containers: [guide(options)] },
  ];
}

function careersInformation(options: SeedPictures): ContainerInput {
  const images = (['skyline', 'park'] as const).map((picture, order) =>
    pictureField(
      picture,
      { name: 'IMAGE', label: 'Image Gallery', order, caption: CAREERS_TEXT.captions[order] ?? '' },
      options,
    ),
  );
  const collection: CollectionInput = {
    name: 'CAREERS-INFORMATION-FC',
    order: 0,
    fields: fieldsOf([
      ['careers-default', 'Careers (Default)', null],
      ['description', 'Description', CAREERS_TEXT.description],
    ]),
    children: [{ name: 'IMAGE-GALLERY', order: 0, fields: images }, ...tourOf(1, [CAREERS_TEXT.video], [])],
  };
  return { name: 'CAREERS-INFORMATION', order: 0, field_collections: [collection] };
}

function guide(options: SeedPictures): ContainerInput {
  const topics = GUIDE_TOPICS.map((topic, order) => topicOf(topic, order, options));
  return { name: 'BUYERS-GUIDE', order: 0, field_collections: topics };
}

function topicOf({ collection, title, sections }: GuideTopic, order: number, options: SeedPictures): CollectionInput {
  return {
    name: collection,
    order,
    fields: fieldsOf([[`${collection}-DEFAULT`, `${title} (Default)`, null]]),
    children: sections.map((section, index) => sectionOf(section, index, options)),
  };
}

function sectionOf(section: GuideSection, order: number, options: SeedPictures): CollectionInput {
  if ('picture' in section) {
    const image = pictureField(section.picture, { name: 'IMAGE', label: 'Image', order: 0 }, options);
    const text = fieldsOf([['DESCRIPTION', 'Description', section.description]], 1);
    return { name: 'IMAGE-TEXT', order, fields: [image, ...text] };
  }
  const fields = fieldsOf([
    ['SUBTITLE', 'Header', section.header],
    ['TEXT', 'Body', section.body],
  ]);
  return { name: 'RICH-TEXT', order, fields };
}
