import { cleanHtml } from './cleanHtml';
import { MAX_NESTING, MarkupTooComplex, type ParseBudget } from './htmlTree';

/**
 * Cleans every text and key of a JSON list or object; undefined for any other value. Unless all of it is clean, it is re-serialized,
 * which drops duplicate keys. `<` is always written as `\\u003c`, which means the same and is inert where a website prints the JSON
 * unescaped.
 * @throws MarkupTooComplex
 */
export function cleanJson(value: string, budget: ParseBudget): string | undefined {
  if (!/^\s*[[{]/.test(value)) return undefined;
  const parsed = parseJson(value);
  if (!isParent(parsed)) return undefined;
  const { cleaned, keys, isChanged } = cleanTexts(parsed, budget);
  const json = !isChanged && keys === countKeys(value) ? value : JSON.stringify(cleaned);
  return json.replaceAll('<', String.raw`\u003c`);
}

interface CleanedTexts {
  readonly cleaned: Parent;
  /** Number of keys of all objects. */
  readonly keys: number;
  readonly isChanged: boolean;
}

function cleanTexts(root: Parent, budget: ParseBudget): CleanedTexts {
  let isChanged = false;
  let keys = 0;
  const cleaned = emptyLike(root);
  const pending = [{ from: root, to: cleaned, depth: 1 }];

  function clean(text: string): string {
    const result = cleanHtml(text, budget);
    isChanged ||= result !== text;
    return result;
  }

  for (let parent = pending.pop(); parent; parent = pending.pop()) {
    const { from, to, depth } = parent;
    if (depth > MAX_NESTING) throw new MarkupTooComplex();
    for (const [key, item] of Object.entries(from)) {
      const place = Array.isArray(from) ? key : clean(key);
      if (isParent(item)) {
        const inside = emptyLike(item);
        to[place] = inside;
        pending.push({ from: item, to: inside, depth: depth + 1 });
      } else {
        to[place] = typeof item === 'string' ? clean(item) : item;
      }
    }
    if (!Array.isArray(from)) keys += Object.keys(from).length;
  }
  return { cleaned, keys, isChanged };
}

/** A list or an object, accessed by index or key. */
type Parent = Record<string, unknown>;

function isParent(item: unknown): item is Parent {
  return typeof item === 'object' && item !== null;
}

/** Without a prototype, `__proto__` is an ordinary key. */
function emptyLike(parent: Parent): Parent {
  return (Array.isArray(parent) ? [] : Object.create(null)) as Parent;
}

function parseJson(value: string): unknown {
  try {
    return JSON.parse(value);
  } catch {
    return undefined;
  }
}

/** Number of keys in a JSON text, counting duplicates: more than the parsed value has if a key is repeated. */
function countKeys(json: string): number {
  let keys = 0;
  let isInString = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isInString = !isInString;
    else if (isInString && character === '\\') at += 1;
    else if (!isInString && character === ':') keys += 1;
  }
  return keys;
}
