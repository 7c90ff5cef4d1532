import { isPlainText } from '../values';
import type { TreeField } from '../page';
import { asText, type FieldCodec } from './codec';
import { metaOf } from './file';

const HTML = 'text/html';
const PLAIN = 'text/plain';
const TAG = /<\/?[a-z][^>]*>/i;

/**
 * Text that is formatted or plain; the stored file type says which. Where it says nothing, text with a tag is formatted, and
 * other text is plain (B-21). A field without text and without a file type is formatted text that is absent.
 */
export const switchedTextCodec: FieldCodec = {
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
  const said = metaOf(field)?.file_type;
  if (said === HTML || said === PLAIN) return said;
  return text === undefined || TAG.test(text) ? HTML : PLAIN;
}
