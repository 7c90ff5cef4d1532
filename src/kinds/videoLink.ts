import { isVideoLink, VIDEO_LINK } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { embedLink } from '../lib/videoLinks';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { textual } from './textual';
import { tidyText, trim } from './tidy';

/** The address of a video: YouTube, Vimeo, Facebook, or a video file (B-19). */
export interface VideoLinkField extends ValueSettings {
  readonly type: 'videoLink';
  /** Turns the YouTube link of a video's page into the one for embedding it (COMP-005). */
  readonly embed?: boolean;
}

/** The web address of a video. */
export const videoLink = defineKind<VideoLinkField>({
  ...textual,
  drawn: 'video',
  guard: isVideoLink,
  rules: (field) => textRules(field, { pattern: VIDEO_LINK, address: true }),
  problems: { pattern: () => ruleMessages.videoLink },
  tidied: ({ embed }, value) => tidyText(value, embed ? (text) => embedLink(trim(text)) : trim),
});
