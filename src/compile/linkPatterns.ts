/** Regular expressions of links as JSON Schema knows them: without flags, so that letters of either case are spelled out. */

/** `mp4` as `[mM][pP]4`. */
export function inEitherCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** The start of a web address. */
export const WEB_START = `^${inEitherCase('http')}[sS]?://`;

/** A web address. */
export const WEB_LINK = `${WEB_START}[^\\s/]\\S*$`;

const YOUTUBE_ID = '[-\\w]{11}(?![-\\w])\\S*';
const YOUTUBE = `(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?(?:[^#\\s]*&)?v=|embed/|shorts/)${YOUTUBE_ID}`;
const SHORT_YOUTUBE = `youtu\\.be/${YOUTUBE_ID}`;
const VIMEO = '(?:www\\.|player\\.)?vimeo\\.com/\\S*\\d\\S*';
const FACEBOOK = '(?:(?:www|m|web)\\.)?facebook\\.com/\\S*(?:videos?[/.?]|watch|reel/)\\S*|fb\\.watch/\\S+';
const VIDEO_FILE = `[^\\s/]+/\\S*\\.(?:${['mp4', 'mpeg', '3gpp?'].map(inEitherCase).join('|')})(?:[?#]\\S*)?`;

/** A video on YouTube, Vimeo or Facebook, or a video file (B-19). */
export const VIDEO_LINK = `${WEB_START}(?:${[YOUTUBE, SHORT_YOUTUBE, VIMEO, FACEBOOK, VIDEO_FILE].join('|')})$`;
