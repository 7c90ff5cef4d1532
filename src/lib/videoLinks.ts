/** A YouTube URL with the 11-character id of a video. */
const YOUTUBE =
  /^\s*https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const EMBEDDED = /\.com\/embed\//i;
const VIMEO = /^\s*https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*(\d+)(?![\w-])/i;

/** The id of the YouTube video that a link leads to; undefined for other links (CARD-018). */
export function youtubeId(link: string): string | undefined {
  return YOUTUBE.exec(link)?.[1];
}

/** The thumbnail of the YouTube video that a link leads to; undefined for other links. */
export function videoThumbnail(link: string): string | undefined {
  const id = youtubeId(link);
  return id === undefined ? undefined : `https://img.youtube.com/vi/${id}/mqdefault.jpg`;
}

/** The embed link of a YouTube video (COMP-005); embed links and all other links are returned unchanged. */
export function embedLink(link: string): string {
  const id = youtubeId(link);
  return id === undefined || EMBEDDED.test(link) ? link : `https://www.youtube.com/embed/${id}`;
}

/** Whether a file is a video, by its extension (CARD-017, A-6). @param key its name, stored key or web address */
export function isVideo(key: string): boolean {
  return /\.(?:mpeg|mp4|3gpp?)$/i.test(key.split(/[?#]/)[0] ?? key);
}

/** The URL to load in an iframe: the player of YouTube or Vimeo for their videos, else the link itself. */
export function frameAddress(link: string): string {
  const vimeo = VIMEO.exec(link)?.[1];
  return vimeo === undefined ? embedLink(link).trim() : `https://player.vimeo.com/video/${vimeo}`;
}
