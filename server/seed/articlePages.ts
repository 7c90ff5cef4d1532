import type { CollectionInput, ContainerInput, FieldInput } from '../content/tree/treeInput';
import type { SeedCardPage } from './cardPages';
import { fieldsOf, pictureField, type SeedPictures } from './seedNodes';
import { ARTICLES, type ArticleText, type ComponentPart, type ComponentText } from './texts/articleTexts';

/** The demo articles of a brand, as its editors would store them (tree.md 4). */
export function articlePages(options: SeedPictures): readonly SeedCardPage[] {
  return ARTICLES.map((text) => ({ tag: 'CONTENT', name: text.title, containers: [content(text, options)] }));
}

function content(text: ArticleText, options: SeedPictures): ContainerInput {
  return {
    name: 'CONTENT',
    order: 0,
    field_collections: [
      { name: 'OVERVIEW', order: 0, fields: overview(text, options) },
      {
        name: 'COMPONENTS',
        order: 1,
        children: text.components.map((component, order) => componentOf(component, order, options)),
      },
      {
        name: 'TAGS',
        order: 2,
        fields: text.tags.map((value, order) => ({ name: 'TAG', label: 'Tags', value, order })),
      },
    ],
  };
}

function overview(text: ArticleText, options: SeedPictures): FieldInput[] {
  const [place = null, longitude = null, latitude = null] = text.place ?? [];
  const { picture } = text;
  const image = { name: 'Image', label: 'Banner Image', order: 1 };
  return [
    ...fieldsOf([['CONTENT-DEFAULT', 'Content (Default)', null]]),
    picture === undefined ? { ...image, value: null } : pictureField(picture, image, options),
    ...fieldsOf(
      [
        ['VIDEO-LINK', 'Video Link', text.video ?? null],
        ['CATEGORY', 'Category', text.category],
        ['SUB-CATEGORY', 'Sub Category', text.subCategory ?? null],
        ['LOCATION', 'Location', place],
        ['DATE-PUBLISHED', 'Date Published', text.published],
        ['TITLE', 'Title', text.title],
        ['SUBTITLE', 'Sub-title', text.subtitle],
        ['SHORT-DESCRIPTION', 'Short Description', named(text.excerpt, options)],
        ['LONGITUDE', 'Longitude', longitude],
        ['LATITUDE', 'Latitude', latitude],
        ['SEO-TITLE', 'SEO Title', `${text.title} | ${options.brand}`],
        ['SEO-DESCRIPTION', 'SEO Description', named(text.excerpt, options)],
        ['HEADING-TAG', 'H1 Tag', text.title],
      ],
      2,
    ),
  ];
}

function componentOf({ type, parts }: ComponentText, order: number, options: SeedPictures): CollectionInput {
  return { name: `COMPONENT-${type}`, order, fields: parts.map((part, index) => partField(part, index, options)) };
}

function partField(part: ComponentPart, order: number, options: SeedPictures): FieldInput {
  if ('picture' in part) {
    const label = `Image${part.name.replace('IMAGE', '').replace('-', ' ')}`;
    return pictureField(part.picture, { name: part.name, label, order }, options);
  }
  if ('html' in part) {
    const label = `Description${part.name.replace('DESCRIPTION', '').replace('-', ' ')}`;
    return { name: part.name, label, value: named(part.html, options), order, meta_data: { file_type: 'text/html' } };
  }
  return { name: part.name, label: part.label, value: part.text && named(part.text, options), order };
}

function named(text: string, { brand }: SeedPictures): string {
  return text.replaceAll('{brand}', brand);
}
