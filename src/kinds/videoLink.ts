import { VIDEO_LINK } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { embedLink } from '../lib/videoLinks';
import { defineKind } from './kind';
import { textRules } from './rules';
import { tidyText, trim } from './tidy';
import { textual } from './textual';

/** The web address of a video. */
export const videoLink = defineKind<'videoLink'>({
  ...textual,
  drawn: 'video',
  rules: (field) => textRules(field, { pattern: VIDEO_LINK, address: true }),
  problems: { pattern: () => ruleMessages.videoLink },
  tidied: ({ embed }, value) => tidyText(value, embed ? (text) => embedLink(trim(text)) : trim),
});
