import { videoThumbnail } from '../../lib/videoLinks';
import type { CardPage } from '../../stores/cardPages';

/** What a card shows on its upper half. */
export type Cover =
  /** A picture by its stored key or web address. */
  | { readonly kind: 'picture'; readonly key: string; readonly alt: string }
  /** A frame of an uploaded video. */
  | { readonly kind: 'video'; readonly key: string }
  /** A picture of a video on another site. */
  | { readonly kind: 'thumbnail'; readonly address: string }
  | { readonly kind: 'none' };

/** The cover of a page's card: its picture, else the thumbnail of its video (CARD-005, CARD-018, A-78). */
export function coverOf(page: CardPage, videoLink: string | undefined): Cover {
  const { cover } = page;
  if (cover) {
    return isVideo(cover.key)
      ? { kind: 'video', key: cover.key }
      : { kind: 'picture', key: cover.key, alt: cover.altText ?? '' };
  }
  const address = videoLink === undefined ? undefined : videoThumbnail(videoLink);
  return address === undefined ? { kind: 'none' } : { kind: 'thumbnail', address };
}

/** Whether a file is a video, by its ending (CARD-017, A-6). */
export function isVideo(key: string): boolean {
  return /\.(?:mpeg|mp4|3gpp?)$/i.test(key.split(/[?#]/)[0] ?? key);
}
