import { cleanHtml } from './cleanHtml';
import { DEEPEST, TooComplex, type ParseBudget } from './htmlTree';

/**
 * A JSON list or object with every text and every key in it cleaned; undefined for any other value. It is written anew, with
 * every key once, unless all of it is clean; and always with `\\u003c` for `<`, which means the same and is inert where a
 * website prints it as it is.
 * @throws TooComplex
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
  /** How many keys its objects have. */
  readonly keys: number;
  readonly isChanged: boolean;
}

function cleanTexts(root: Parent, budget: ParseBudget): CleanedTexts {
  let isChanged = false;
  let keys = 0;
  const cleaned = emptyLike(root);
  const open = [{ from: root, to: cleaned, depth: 1 }];

  function clean(text: string): string {
    const outcome = cleanHtml(text, budget);
    isChanged ||= outcome !== text;
    return outcome;
  }

  for (let parent = open.pop(); parent; parent = open.pop()) {
    const { from, to, depth } = parent;
    if (depth > DEEPEST) throw new TooComplex();
    for (const [key, item] of Object.entries(from)) {
      const place = Array.isArray(from) ? key : clean(key);
      if (isParent(item)) {
        const inside = emptyLike(item);
        to[place] = inside;
        open.push({ from: item, to: inside, depth: depth + 1 });
      } else {
        to[place] = typeof item === 'string' ? clean(item) : item;
      }
    }
    if (!Array.isArray(from)) keys += Object.keys(from).length;
  }
  return { cleaned, keys, isChanged };
}

/** A list or an object, by its indices or keys. */
type Parent = Record<string, unknown>;

function isParent(item: unknown): item is Parent {
  return typeof item === 'object' && item !== null;
}

/** Without a prototype `__proto__` is a key as any other. */
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

/** How often a key stands in a JSON text: more often than there are keys when one is repeated. */
function countKeys(json: string): number {
  let keys = 0;
  let isInText = false;
  for (let at = 0; at < json.length; at += 1) {
    const character = json[at];
    if (character === '"') isInText = !isInText;
    else if (isInText && character === '\\') at += 1;
    else if (!isInText && character === ':') keys += 1;
  }
  return keys;
}
