import { trimmedHtml } from '../lib/trimmedHtml';
import { asText, textCodec, type FieldCodec } from './codecs/codec';
import { metaOf } from './codecs/file';
import { MAX_LENGTHS, type Guard } from './guard';
import { defineKind } from './kind';
import type { TreeField } from './page';
import { isRequired } from './rules';
import type { MaxLength } from './scalars';
import type { ValueSettings } from './settings';
import { storedAsText } from './storage';
import { ruleMessages } from './texts';
import { textual } from './textual';
import { tidyText, trim, withTidyText } from './tidy';
import { isPlainText } from './values';

const HTML = 'text/html';
const PLAIN = 'text/plain';
const TAG = /<\/?[a-z][^>]*>/i;

/**
 * Formatted or plain text, as given by the stored file type. Without one, text with a tag is formatted and any other text is plain
 * (B-21). A field without text and file type is absent formatted text.
 */
const switchedTextCodec: FieldCodec = {
  read(field) {
    const text = asText(field.value);
    return typeOf(field, text) === PLAIN ? { plain: text ?? '' } : text;
  },
  write(value, stored) {
    const isPlain = isPlainText(value);
    const text = asText(isPlain ? value.plain : value) ?? null;
    if (text === null && !isPlain && stored === undefined) return { value: null, meta_data: null };
    return { value: text, meta_data: { ...metaOf(stored), file_type: isPlain ? PLAIN : HTML } };
  },
  isSame(a, b) {
    if (isPlainText(a) && isPlainText(b)) return a.plain === b.plain;
    return isPlainText(a) === isPlainText(b) && asText(a) === asText(b);
  },
};

function typeOf(field: TreeField, text: string | undefined): typeof HTML | typeof PLAIN {
  const stored = metaOf(field)?.file_type;
  if (stored === HTML || stored === PLAIN) return stored;
  return text === undefined || TAG.test(text) ? HTML : PLAIN;
}

/** The tools a rich-text toolbar may offer. */
export type RichTextTool = 'heading' | 'bold' | 'italic' | 'link' | 'bulletedList' | 'orderedList' | 'insertTable';

/** Formatted text, stored as HTML. External links open in a new tab (UPL-036). */
export interface RichTextField extends ValueSettings {
  readonly type: 'richText';
  /**
   * The toolbar's tools, in this order. Default: all of them.
   * @title a list with a tool at least
   * @minItems 1
   * @uniqueItems true
   */
  readonly toolbar?: readonly RichTextTool[];
  /** Maximum number of characters of the stored HTML, including tags. Default: 500,000. */
  readonly maxLength?: MaxLength;
  /** Lets people switch between formatted and plain text; the stored file type records which of the two it is (B-21). */
  readonly allowPlainText?: boolean;
}

/** Formatted text without a visible character: nothing but tags, spaces and non-breaking spaces. */
const BLANK_HTML = { pattern: '^(?:<[^>]*>|\\s|&nbsp;)*$' };

/** Formatted text as HTML; if the field allows plain text, that is an object of its own. */
export const richText = defineKind<RichTextField>({
  ...textual,
  example: '<p>A <strong>lake</strong></p>',
  isLabelledGroup: true,
  defaults: { toolbar: ['heading', 'bold', 'italic', 'link', 'bulletedList', 'orderedList', 'insertTable'] },
  isHtml: (value) => !isPlainText(value),
  tidyOnSaveOnly: true,
  previewShape: 'paragraphs',
  storage: (field) =>
    field.allowPlainText
      ? { as: 'metaField', place: field.place, codec: switchedTextCodec }
      : storedAsText(textCodec)(field),
  guard,
  rules(field) {
    const text = { type: 'string', maxLength: guard(field).maxLength };
    const formatted = isRequired(field) ? { ...text, allOf: [{ not: BLANK_HTML }] } : text;
    if (!field.allowPlainText) return formatted;
    const plain = isRequired(field) ? { ...text, pattern: '\\S' } : text;
    return { if: { type: 'object' }, then: { type: 'object', properties: { plain } }, else: formatted };
  },
  // The only pattern that can fail is the one for blank text.
  problems: { pattern: ({ required, label }) => required ?? ruleMessages.required({ label }) },
  tidy: (_field, value, { base }) =>
    isPlainText(value) ? withTidyText(value, { key: 'plain', base, tidy: trim }) : tidyText(value, trimmedHtml),
});

function guard({ maxLength = MAX_LENGTHS.html }: Pick<RichTextField, 'maxLength'>): Guard {
  return { as: 'html', maxLength };
}
