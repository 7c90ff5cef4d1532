import type {
  ImageField,
  MultilineField,
  RichTextField,
  TextField,
  VideoLinkField,
  VideosField,
} from '../../../src/definition';
import { contentPicture } from '../../shared/contentPicture';

/** Fields shared by several components; the numbered variants distinguish those within one component. */

/** @param number among several; stored as `TITLE` or `TITLE-2` */
export function title(number?: number): TextField {
  return { type: 'text', ...named('Title', number) };
}

/** Formatted text with the content tools (CONT-050), switchable to plain text (COMP-018). */
export function description(number?: number): RichTextField {
  return {
    type: 'richText',
    ...named('Description', number),
    toolbar: ['heading', 'bold', 'italic', 'link', 'insertTable'],
    allowPlainText: true,
  };
}

/** A picture; the brand decides whether it has an alt text (COMP-017). */
export function image(number?: number): ImageField {
  return { type: 'image', ...named('Image', number), ...contentPicture };
}

/** Caption of a picture. */
export function caption(number?: number): MultilineField {
  return { type: 'multiline', ...named('Caption', number), rows: 2 };
}

/** A video link; YouTube links become embed links (COMP-005, A-79). */
export function videoLink(label: string, stored: string): VideoLinkField {
  return { type: 'videoLink', label, stored, embed: true, placeholder: 'https://' };
}

/** Uploaded videos, one of them featured; more can be added while there are fewer than 25 (COMP-019, COMP-020). */
export const videos: VideosField = {
  type: 'videos',
  label: 'Videos',
  stored: { in: 'VIDEOS', each: { field: 'VIDEO' } },
};

function named(label: string, number: number | undefined): { readonly label: string; readonly stored: string } {
  const stored = label.toUpperCase();
  return number === undefined ? { label, stored } : { label: `${label} ${number}`, stored: `${stored}-${number}` };
}
