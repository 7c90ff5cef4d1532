import { cleanText } from './cleanField';
import type { HeldProperties } from './heldText';
import { sanitizePlainText } from '../richText';

/**
 * The values of a record as they may be stored: formatted text without the markup that may not be, any other as text. An empty text
 * is null.
 * @param held what is known of the properties; what no form shows is plain text
 * @param path what stands before a property in errors
 * @throws BadInput for more markup than a text has
 */
export function cleanRecord(
  values: Readonly<Record<string, unknown>>,
  { held, path }: { readonly held: HeldProperties; readonly path: string },
): Readonly<Record<string, unknown>> {
  return cleanObject(values, { held, path, below: '' });
}

interface Cleaning {
  readonly held: HeldProperties;
  readonly path: string;
  /** The properties that lead to the object, each with a dot behind it. */
  readonly below: string;
}

function cleanObject(values: object, cleaning: Cleaning): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).map(([name, value]: [string, unknown]) => [name, cleanProperty(value, name, cleaning)]),
  );
}

function cleanProperty(value: unknown, name: string, cleaning: Cleaning): unknown {
  const property = cleaning.below + name;
  if (typeof value === 'string') {
    const text = cleaning.held.get(property);
    const argument = cleaning.path + property;
    const cleaned = text ? cleanText(value, { texts: [text], argument }) : sanitizePlainText(value, argument);
    return cleaned === '' ? null : cleaned;
  }
  if (Array.isArray(value)) {
    return value.map((one: unknown) =>
      typeof one === 'string' ? sanitizePlainText(one, cleaning.path + property) : one,
    );
  }
  if (Object.prototype.toString.call(value) !== '[object Object]') return value;
  return cleanObject(value as object, { ...cleaning, below: `${property}.` });
}
