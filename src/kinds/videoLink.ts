import { VIDEO_LINK } from '../lib/linkPatterns';
import { embedLink } from '../lib/videoLinks';
import { addressGuard, MAX_LENGTHS } from './guard';
import { defineKind } from './kind';
import { textRules } from './rules';
import type { ValueSettings } from './settings';
import { ruleMessages } from './texts';
import { textual } from './textual';
import { tidyText, trim } from './tidy';

/** The address of a video: YouTube, Vimeo, Facebook, or a video file (B-19). */
export interface VideoLinkField extends ValueSettings {
  readonly type: 'videoLink';
  /** Converts the link of a YouTube page to its embed link (COMP-005). */
  readonly embed?: boolean;
}

export const videoLink = defineKind<VideoLinkField>({
  ...textual,
  example: 'https://www.youtube.com/embed/lake',
  previewShape: 'video',
  guard: addressGuard,
  rules: (field) => textRules(field, { maxLength: MAX_LENGTHS.address, pattern: VIDEO_LINK, address: true }),
  problems: { pattern: () => ruleMessages.videoLink },
  tidy: ({ embed }, value) => tidyText(value, embed ? (text) => embedLink(trim(text)) : trim),
});
