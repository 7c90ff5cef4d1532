import type { CollectionInput, FieldInput } from '../content/tree/treeInput';
import type { SeedBrand } from './brands';
import type { PictureName } from './texts/brandTexts';

/** Fields with plain values, numbered from a start order. */
export function fieldsOf(
  fields: readonly (readonly [name: string, label: string, value: string | null])[],
  from = 0,
): readonly FieldInput[] {
  return fields.map(([name, label, value], index) => ({ name, label, value, order: from + index }));
}

/** A stored demo picture. */
export interface StoredPicture {
  readonly key: string;
  readonly fileName: string;
}

/** The stored pictures of a brand. */
export interface SeedPictures {
  readonly brand: SeedBrand['name'];
  readonly pictures: ReadonlyMap<PictureName, StoredPicture>;
}

/** Name and labels of a picture field. */
interface PictureFieldOptions {
  readonly name: string;
  readonly label: string;
  readonly order: number;
  /** Caption in a gallery, whose first picture is the featured one. */
  readonly caption?: string;
}

/** A field with one of the brand's pictures. */
export function pictureField(
  picture: PictureName,
  { name, label, order, caption }: PictureFieldOptions,
  { brand, pictures }: SeedPictures,
): FieldInput {
  const { key = null, fileName = null } = pictures.get(picture) ?? {};
  const gallery = caption === undefined ? {} : { description: caption, featured: String(order === 0) };
  const alt = brand === 'ALP' ? { alt_text: caption ?? ALT_TEXTS[picture] } : {};
  const meta = { key, file_type: 'image/png', file_name: fileName, ...gallery, ...alt };
  return { name, label, value: key, order, meta_data: meta };
}

/** The links of a virtual tour, as two collections. */
export function tourOf(from: number, videos: readonly string[], panoramas: readonly string[]): CollectionInput[] {
  return [
    { name: 'VIDEOS', order: from, fields: linkFields('VIDEO', videos) },
    { name: 'PANORAMAS', order: from + 1, fields: linkFields('PANORAMA', panoramas) },
  ];
}

function linkFields(name: string, links: readonly string[]): readonly FieldInput[] {
  return links.map((value, order) => ({ name, label: name.toLowerCase(), value, order }));
}

export const ALT_TEXTS = {
  skyline: 'The towers at dusk',
  park: 'The central park',
  home: 'A house with a garden',
  laurel: 'A laurel wreath',
} as const satisfies Record<PictureName, string>;
