/** Regular expressions of links as JSON Schema knows them: without flags, so that letters of either case are spelled out. */

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

/** The start of a link that runs something. */
export const UNSAFE_SCHEME = `^[\\s\\u0000-\\u0020]*(?:${['javascript', 'vbscript', 'data'].map(asBrowsersRead).join('|')})\\s*:`;

/** The letters of a scheme; browsers leave out tabs and line ends between them. */
function asBrowsersRead(scheme: string): string {
  return Array.from(scheme, inEitherCase).join('[\\t\\n\\r]*');
}

/** What an address is never written with. */
const NO_SIGN = '\\s"<>\\\\^`{|}';
const SIGN = `[^${NO_SIGN}]`;
const YOUTUBE_ID = `[-\\w]{11}(?:[/?&#]${SIGN}*)?`;
const YOUTUBE = `(?:(?:www|m)\\.)?youtube\\.com/(?:watch\\?(?:[^#${NO_SIGN}]*&)?v=|embed/|shorts/)${YOUTUBE_ID}`;
const SHORT_YOUTUBE = `youtu\\.be/${YOUTUBE_ID}`;
const VIMEO = `(?:www\\.|player\\.)?vimeo\\.com/${SIGN}*\\d${SIGN}*`;
const FACEBOOK = `(?:(?:www|m|web)\\.)?facebook\\.com/${SIGN}*(?:videos?[/.?]|watch|reel/)${SIGN}*|fb\\.watch/${SIGN}+`;
const VIDEO_FILE = `[-.:\\p{L}\\p{N}]+/${SIGN}*\\.(?:${['mp4', 'mpeg', '3gpp?'].map(inEitherCase).join('|')})(?:[?#]${SIGN}*)?`;

/** A video on YouTube, Vimeo or Facebook, or a video file (B-19); it must be an address besides. */
export const VIDEO_LINK = `${WEB_START}(?:${[YOUTUBE, SHORT_YOUTUBE, VIMEO, FACEBOOK, VIDEO_FILE].join('|')})$`;
