/** Regular expressions of links for JSON Schema, which has no flags: either case of each letter is spelled out. */

/** `mp4` as `[mM][pP]4`. */
export function inEitherCase(text: string): string {
  return text.replaceAll(/[a-z]/gi, (letter) => `[${letter.toLowerCase()}${letter.toUpperCase()}]`);
}

/** The start of a web address. */
export const WEB_START = `^${inEitherCase('http')}[sS]?://`;

/** A web address. */
export const WEB_LINK = `${WEB_START}[^\\s/]\\S*$`;

/** A web, e-mail or telephone link. */
export const SAFE_LINK =
  '^(?:[hH][tT][tT][pP][sS]?://\\S+|[mM][aA][iI][lL][tT][oO]:\\S+@\\S+|[tT][eE][lL]:[-+0-9() .]+)$';

/** The start of a link that runs code or loads inline data. */
export const UNSAFE_SCHEME = `^[\\s\\u0000-\\u0020]*(?:${['javascript', 'vbscript', 'data'].map(asBrowsersRead).join('|')})\\s*:`;

/** A scheme as browsers match it: they ignore tabs and line breaks between its letters. */
function asBrowsersRead(scheme: string): string {
  return Array.from(scheme, inEitherCase).join('[\\t\\n\\r]*');
}

/** Characters that never occur in a URL. */
const EXCLUDED = '\\s"<>\\\\^`{|}';
const CHARACTER = `[^${EXCLUDED}]`;
const YOUTUBE_ID = `[-\\w]{11}(?:[/?&#]${CHARACTER}*)?`;
const YOUTUBE = `(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?(?:[^#${EXCLUDED}]*&)?v=|embed/|shorts/)${YOUTUBE_ID}`;
const SHORT_YOUTUBE = `youtu\\.be/${YOUTUBE_ID}`;
const VIMEO = `(?:www\\.|player\\.)?vimeo\\.com/${CHARACTER}*\\d${CHARACTER}*`;
const FACEBOOK = `(?:(?:www|m|web)\\.)?facebook\\.com/${CHARACTER}*(?:videos?[/.?]|watch|reel/)${CHARACTER}*|fb\\.watch/${CHARACTER}+`;
const VIDEO_FILE = `[-.:\\p{L}\\p{N}]+/${CHARACTER}*\\.(?:${['mp4', 'mpeg', '3gpp?'].map(inEitherCase).join('|')})(?:[?#]${CHARACTER}*)?`;

/** A video on YouTube, Vimeo or Facebook, or a video file (B-19); it must be a valid web address as well. */
export const VIDEO_LINK = `${WEB_START}(?:${[YOUTUBE, SHORT_YOUTUBE, VIMEO, FACEBOOK, VIDEO_FILE].join('|')})$`;
