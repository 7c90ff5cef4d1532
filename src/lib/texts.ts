import compile from 'icu-minify/compile';
import format from 'icu-minify/format';
import { createNumberFormat, type NumberFormat } from './numberFormat';

/** Texts as they are written: plain ones and ICU patterns (https://unicode-org.github.io/icu/userguide/format_parse/messages). */
export interface Patterns {
  readonly [name: string]: string | Patterns;
}

/** Texts as they are read: a plain one is a string, one with arguments a function of them. */
export type Texts<P> = {
  readonly [Name in keyof P]: P[Name] extends string ? Text<P[Name]> : Texts<P[Name]>;
};

type Text<Pattern extends string, Name extends string = Placeholder<Pattern>> = [Name] extends [never]
  ? string
  : (values: Readonly<Record<Name, string | number>>) => string;

/** What a locale has in the place of the English texts, by feature. What it lacks stays English. */
export interface Locale {
  /** BCP 47; says how numbers are written and which plural a number takes. */
  readonly language: string;
  readonly texts: Readonly<Record<string, Patterns>>;
}

const ENGLISH: Locale = { language: 'en', texts: {} };

const FORMATTERS = {
  getDateTimeFormat: (...options: ConstructorParameters<typeof Intl.DateTimeFormat>) =>
    new Intl.DateTimeFormat(...options),
  // Messages ask nothing else of a format of numbers, and no options where they name none.
  getNumberFormat: (language: string, options?: Intl.NumberFormatOptions) =>
    options ? new Intl.NumberFormat(language, options) : ({ format: numbersOf(language) } as Intl.NumberFormat),
  getPluralRules: (...options: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...options),
};

const numbers = new Map<string, NumberFormat>();

function numbersOf(language: string): NumberFormat {
  const known = numbers.get(language) ?? createNumberFormat(language);
  numbers.set(language, known);
  return known;
}

const defined = new Map<string, Patterns>();
/** Of the present locale, by the path of the text. */
const read = new Map<string, unknown>();
let present = ENGLISH;

/**
 * The texts of a feature. Each is looked up when it is read, in the locale of that moment: a text that is kept in a constant stays
 * as it was, so read it where it is shown.
 * @param feature unique: the name of the feature's texts in a locale file
 * @param patterns the English texts
 */
export function defineTexts<const P extends Patterns>(feature: string, patterns: P): Texts<P> {
  defined.set(feature, patterns);
  return textsAt([feature], patterns) as Texts<P>;
}

/** The English texts of every feature that is loaded. */
export function definedTexts(): ReadonlyMap<string, Patterns> {
  return defined;
}

/** Texts that are read from now on are those of the locale. */
export function setLocale(locale: Locale): void {
  present = locale;
  read.clear();
}

function textsAt(path: readonly string[], patterns: Patterns): object {
  const texts = {};
  for (const [name, pattern] of Object.entries(patterns)) {
    const own = [...path, name];
    if (isNested(pattern)) Object.defineProperty(texts, name, { enumerable: true, value: textsAt(own, pattern) });
    else defineText(texts, { name, path: own, english: pattern });
  }
  return texts;
}

function defineText(
  texts: object,
  { name, path, english }: { readonly name: string; readonly path: readonly string[]; readonly english: string },
): void {
  const key = path.join('.');
  const get = () => {
    if (!read.has(key)) read.set(key, readable(replacement(path) ?? english));
    return read.get(key);
  };
  Object.defineProperty(texts, name, { enumerable: true, get });
}

function replacement(path: readonly string[]): string | undefined {
  const found = path.reduce<string | Patterns | undefined>(
    (inside, name) => (inside !== undefined && isNested(inside) ? inside[name] : undefined),
    present.texts,
  );
  return found === undefined || isNested(found) ? undefined : found;
}

function readable(pattern: string): unknown {
  const { language } = present;
  const message = compile(pattern);
  if (typeof message === 'string') return message;
  return (values: Readonly<Record<string, string | number>>) =>
    format(message, language, values, { formatters: FORMATTERS });
}

/** In a build a pattern with arguments is compiled (scripts/textsPlugin.ts): a list of its parts. */
function isNested(pattern: string | Patterns): pattern is Patterns {
  return typeof pattern === 'object' && !Array.isArray(pattern);
}

/**
 * The names of a pattern's arguments (ICU message format): `{count, plural, one {# item} other {# items of {name}}}` has
 * `count` and `name`. Braces are read in pairs; a quoted brace (`'{'`) is not supported, since no text of the console has one.
 */
type Placeholder<Pattern extends string> = InMessage<Pattern, []>;

/** Where the reader stands: which braces are open around it. */
type Open = readonly ('clause' | 'argument')[];

/** In running text: the next brace opens an argument, or closes the clause that the text is. */
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

/** After an opening brace: the argument's name, and its clauses if it has any. */
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
