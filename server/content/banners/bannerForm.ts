import { brands } from '../../../schemas/brands';
import { heroBanner } from '../../../schemas/hero-banner/heroBanner';
import { editorForBrand, fieldPlacesOf, isBrand, type PlacedField, type PlacedFields } from '../../../src/definition';
import { groupFields } from '../../../src/kinds';
import { BadInput } from '../../errors';
import { recordMessages } from '../recordMessages';
import type { BannerRow } from './bannerRow';

/** The parts of a banner that not every brand has. */
export type BrandParts = Pick<BannerRow, 'video_link' | 'meta_data'>;

/**
 * A banner holds what the form of its brand takes: AVIDA and ALISI have no video link, and only ALP has alt texts (BRAND-007,
 * BAN-025). What is stored already may stay.
 * @param saved what would be stored
 * @throws BadInput
 */
export function requireBrandParts(
  saved: BrandParts,
  { brandName, stored }: { readonly brandName: string; readonly stored: BrandParts | undefined },
): void {
  if (!isBrand(brandName)) return;
  const { fields } = editorForBrand(heroBanner, brands[brandName]);
  const video = saved.video_link;
  if (video !== null && video !== stored?.video_link && fieldOf('video_link', fields)?.readOnly === true) {
    throw new BadInput('homeBannerData.video_link', recordMessages.noVideoLink(brandName));
  }
  const altText = saved.meta_data?.alt_text ?? null;
  const image = fieldOf('image', fields);
  if (altText !== null && altText !== stored?.meta_data?.alt_text && !(image && 'altText' in image && image.altText)) {
    throw new BadInput('homeBannerData.meta_data.alt_text', recordMessages.noAltText(brandName));
  }
}

/** The field that is stored under a name. */
function fieldOf(name: string, fields: PlacedFields): PlacedField | undefined {
  return Object.values(fields)
    .map((field) => {
      const inside = groupFields(field);
      return inside ? fieldOf(name, inside) : field;
    })
    .find((field) => field !== undefined && fieldPlacesOf(field).some((place) => place.name === name));
}
