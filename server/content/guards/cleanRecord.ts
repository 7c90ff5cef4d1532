import { cleanText } from './cleanField';
import type { PropertyRules } from './textRules';
import { sanitizePlainText } from '../richText';

/**
 * Sanitizes the values of a record for storage: HTML fields as HTML, any other text as plain text, including properties that no form
 * shows. Empty texts become null.
 * @param path prefix of property names in errors
 * @throws BadInput for markup that exceeds the limits
 */
export function cleanRecord(
  values: Readonly<Record<string, unknown>>,
  { rules, path }: { readonly rules: PropertyRules; readonly path: string },
): Readonly<Record<string, unknown>> {
  return cleanObject(values, { rules, path, prefix: '' });
}

interface Cleaning {
  readonly rules: PropertyRules;
  readonly path: string;
  /** Path of the object within the record, each property followed by a dot. */
  readonly prefix: string;
}

function cleanObject(values: object, cleaning: Cleaning): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, cleanProperty(value, name, cleaning)]),
  );
}

function cleanProperty(value: unknown, name: string, cleaning: Cleaning): unknown {
  const property = cleaning.prefix + name;
  if (typeof value === 'string') {
    const text = cleaning.rules.get(property);
    const argument = cleaning.path + property;
    const cleaned = text ? cleanText(value, { texts: [text], argument }) : sanitizePlainText(value, argument);
    return cleaned === '' ? null : cleaned;
  }
  if (Array.isArray(value)) {
    return value.map((item: unknown) =>
      typeof item === 'string' ? sanitizePlainText(item, cleaning.path + property) : item,
    );
  }
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return cleanObject(value as object, { ...cleaning, prefix: `${property}.` });
}
