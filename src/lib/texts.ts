import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createNumberFormat, type NumberFormat } from './numberFormat';

/** Texts as authored: plain text and ICU patterns (https://unicode-org.github.io/icu/userguide/format_parse/messages). */
export interface Patterns {
  readonly [name: string]: string | Patterns;
}

/** Texts as used: plain text is a string, a pattern with arguments a function of them. */
export type Texts<P> = {
  readonly [Name in keyof P]: P[Name] extends string ? Text<P[Name]> : Texts<P[Name]>;
};

type Text<Pattern extends string, Name extends string = Placeholder<Pattern>> = [Name] extends [never]
  ? string
  : (values: Readonly<Record<Name, string | number>>) => string;

/** Translations by feature. Missing texts fall back to English. */
export interface Locale {
  /** BCP 47; selects number format and plural rules. */
  readonly language: string;
  readonly texts: Readonly<Record<string, Patterns>>;
}

const ENGLISH: Locale = { language: 'en', texts: {} };

const FORMATTERS = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  // Messages only call `format`, and pass no options unless a pattern names some.
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(language, options) : ({ format: numberFormatOf(language) } as Intl.NumberFormat),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};

const numberFormatCache = new Map<string, NumberFormat>();

function numberFormatOf(language: string): NumberFormat {
  const cached = numberFormatCache.get(language) ?? createNumberFormat(language);
  numberFormatCache.set(language, cached);
  return cached;
}

const englishPatterns = new Map<string, Patterns>();
/** Texts of the current locale, by path. */
const textCache = new Map<string, unknown>();
let currentLocale = ENGLISH;

/**
 * Defines the texts of a feature. Each property is looked up in the current locale on every access: a constant keeps the text of the
 * locale it was read in, so read texts where they are shown.
 * @param feature unique; the key of the feature in a locale file
 * @param patterns the English texts
 */
export function defineTexts<const P extends Patterns>(feature: string, patterns: P): Texts<P> {
  englishPatterns.set(feature, patterns);
  return textsAt([feature], patterns) as Texts<P>;
}

/** The English texts of every loaded feature. */
export function definedTexts(): ReadonlyMap<string, Patterns> {
  return englishPatterns;
}

/** Switches the locale of all texts read from now on. */
export function setLocale(locale: Locale): void {
  currentLocale = locale;
  textCache.clear();
}

function textsAt(path: readonly string[], patterns: Patterns): object {
  const texts = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const textPath = [...path, name];
    if (isNested(pattern)) Object.defineProperty(texts, name, { enumerable: true, value: textsAt(textPath, pattern) });
    else defineText(texts, { name, path: textPath, english: pattern });
  }
  return texts;
}

function defineText(
  texts: object,
  { name, path, english }: { readonly name: string; readonly path: readonly string[]; readonly english: string },
): void {
  const key = path.join('.');
  const get = () => {
    if (!textCache.has(key)) textCache.set(key, toText(translationOf(path) ?? english));
    return textCache.get(key);
  };
  Object.defineProperty(texts, name, { enumerable: true, get });
}

function translationOf(path: readonly string[]): string | undefined {
  const found = path.reduce<string | Patterns | undefined>(
    (inside, name) => (inside !== undefined && isNested(inside) ? inside[name] : undefined),
    currentLocale.texts,
  );
  return found === undefined || isNested(found) ? undefined : found;
}

function toText(pattern: string): unknown {
  const { language } = currentLocale;
  const message = compile(pattern);
  if (typeof message === 'string') return message;
  return (values: Readonly<Record<string, string | number>>) =>
    format(message, language, values, { formatters: FORMATTERS });
}

/** In a build, a pattern with arguments is precompiled to a list of its parts (scripts/textsPlugin.ts). */
function isNested(pattern: string | Patterns): pattern is Patterns {
  return typeof pattern === 'object' && !Array.isArray(pattern);
}

/**
 * The names of a pattern's arguments (ICU message format): `{count, plural, one {# item} other {# items of {name}}}` has
 * `count` and `name`. Braces are matched in pairs; a quoted brace (`'{'`) is not supported, since no text of the console has one.
 */
type Placeholder<Pattern extends string> = InMessage<Pattern, []>;

/** The stack of open braces at a position. */
type Open = readonly ('clause' | 'argument')[];

/** In text: the next brace opens an argument, or closes the enclosing clause. */
type InMessage<Rest extends string, Around extends Open> = Rest extends `${infer Text}{${infer After}`
  ? Text extends `${string}}${string}`
    ? Closes<Rest, Around>
    : InArgument<After, Around>
  : Closes<Rest, Around>;

/** A closing brace ends the innermost clause or argument. */
type Closes<Rest extends string, Around extends Open> = Rest extends `${string}}${infer After}`
  ? Around extends readonly ['clause', ...infer Outer extends Open]
    ? InClauses<After, Outer>
    : Around extends readonly ['argument', ...infer Outer extends Open]
      ? InMessage<After, Outer>
      : never
  : never;

/** After an opening brace: the argument's name, and any clauses. */
type InArgument<Rest extends string, Around extends Open> = Rest extends `${infer Inside}}${infer After}`
  ? Inside extends `${infer Name},${string}`
    ? Name | (Rest extends `${string},${infer Clauses}` ? InClauses<Clauses, ['argument', ...Around]> : never)
    : Inside | InMessage<After, Around>
  : never;

/** Between the clauses of an argument: the next brace opens a clause, or ends the argument. */
type InClauses<Rest extends string, Around extends Open> = Rest extends `${infer Selector}{${infer After}`
  ? Selector extends `${string}}${string}`
    ? Closes<Rest, Around>
    : InMessage<After, ['clause', ...Around]>
  : Closes<Rest, Around>;
