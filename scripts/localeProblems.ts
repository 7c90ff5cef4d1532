import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';
import type { Patterns } from '../src/lib/texts';

type Node = string | Patterns | undefined;

/**
 * The problems of a locale's texts: unknown texts, invalid patterns, arguments that differ from those of the English text. Missing texts
 * are shown in English and are no problem.
 */
export function localeProblems(english: Node, texts: Node, at = 'texts'): readonly string[] {
  if (english === undefined) return [`${at}: no feature has this text.`];
  if (typeof english === 'string' || typeof texts === 'string') {
    if (typeof english !== 'string') return [`${at}: expected texts by name, got one text.`];
    if (typeof texts !== 'string') return [`${at}: expected one text, got texts by name.`];
    return patternProblems(english, texts).map((problem) => `${at}: ${problem}`);
  }
  return Object.entries(texts ?? {}).flatMap(([name, text]) => localeProblems(english[name], text, `${at}.${name}`));
}

function patternProblems(english: string, text: string): readonly string[] {
  const elements = parsed(text);
  if (elements instanceof Error) return [`'${text}' is no ICU pattern: ${elements.message}.`];
  const original = parsed(english);
  if (original instanceof Error) return [`the English '${english}' is no ICU pattern: ${original.message}.`];
  const expected = argumentsOf(original);
  const got = argumentsOf(elements);
  if (expected.size === got.size && [...expected].every((name) => got.has(name))) return [];
  return [`expected the arguments ${list(expected)} of '${english}', got ${list(got)}.`];
}

/** A text may use an argument in other ways than the English one: as a plural, twice, in another order. */
function argumentsOf(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  return new Set(
    elements.flatMap((element) => {
      if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
      if (element.type !== TYPE.plural && element.type !== TYPE.select) return [element.value];
      return [element.value, ...Object.values(element.options).flatMap(({ value }) => [...argumentsOf(value)])];
    }),
  );
}

function list(names: ReadonlySet<string>): string {
  return names.size === 0 ? 'none' : [...names].sort().join(', ');
}

function parsed(pattern: string): MessageFormatElement[] | Error {
  try {
    return parse(pattern, { ignoreTag: true });
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
