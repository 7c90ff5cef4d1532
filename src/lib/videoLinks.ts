/** An address of YouTube that holds the 11-character id of a video. */
const YOUTUBE =
  /^\s*https?:\/\/(?:(?:www|m)\.)?(?:youtube(?:-nocookie)?\.com\/(?:watch\?(?:[^#\s]*&)?v=|embed\/|shorts\/)|youtu\.be\/)([\w-]{11})(?![\w-])/i;
const EMBEDDED = /\.com\/embed\//i;
const VIMEO = /^\s*https?:\/\/(?:www\.|player\.)?vimeo\.com\/(?:[\w-]+\/)*(\d+)(?![\w-])/i;

/** The id of the YouTube video that a link leads to; undefined where it leads to none (CARD-018). */
export function youtubeId(link: string): string | undefined {
  return YOUTUBE.exec(link)?.[1];
}

/** A still picture of the YouTube video that a link leads to; undefined where it leads to none. */
export function videoThumbnail(link: string): string | undefined {
  const id = youtubeId(link);
  return id === undefined ? undefined : `https://img.youtube.com/vi/${id}/mqdefault.jpg`;
}

/** A link to a YouTube video as the one for embedding it (COMP-005); any other, or one for embedding already, as it is. */
export function embedLink(link: string): string {
  const id = youtubeId(link);
  return id === undefined || EMBEDDED.test(link) ? link : `https://www.youtube.com/embed/${id}`;
}

/** The address that shows what a link leads to inside a frame: the players of YouTube and Vimeo, else the link itself. */
export function frameAddress(link: string): string {
  const vimeo = VIMEO.exec(link)?.[1];
  return vimeo === undefined ? embedLink(link).trim() : `https://player.vimeo.com/video/${vimeo}`;
}
