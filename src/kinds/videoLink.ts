import { VIDEO_LINK } from '../lib/linkPatterns';
import { ruleMessages } from '../lib/ruleMessages';
import { embedLink } from '../lib/videoLinks';
import { plainProperty } from './codecs/property';
import { textCodec } from './codecs/text';
import { defineKind } from './kind';
import { textRules } from './rules';
import { inText } from './storage';
import { aValue } from './structure';
import { tidyText, trim } from './tidy';

/** The web address of a video. */
export const videoLink = defineKind<'videoLink'>({
  isInput: true,
  drawn: 'video',
  storage: inText(textCodec),
  property: () => plainProperty,
  structure: aValue,
  rules: (field) => textRules(field, { pattern: VIDEO_LINK, address: true }),
  problems: { pattern: () => ruleMessages.videoLink },
  tidied: ({ embed }, value) => tidyText(value, embed ? (text) => embedLink(trim(text)) : trim),
});
