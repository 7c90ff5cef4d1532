import {
  parse,
  parseExpressionAt,
  type Expression,
  type ModuleDeclaration,
  type Options,
  type Program,
  type Property,
  type SpreadElement,
  type Statement,
} from 'acorn';

/** Where something stands in a text. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
}

/** Plain data as somebody wrote it, and where each part of it stands. */
export interface Source {
  readonly value: unknown;
  /** What the text declares, by the function around the data; undefined for data by itself. */
  readonly declares: 'editor' | 'area' | undefined;
  /** Where the value of a path stands, keys joined with dots; of a path that the text lacks, what holds it. */
  rangeOf(path: string): SourceRange;
}

/** What keeps a text from being read as data, and where. */
export class SourceFault extends Error {
  constructor(
    message: string,
    readonly range: SourceRange,
  ) {
    super(message);
    this.name = 'SourceFault';
  }
}

const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };

/**
 * Reads JSON, or an object as TypeScript spells it: keys without quotes, comments, commas at the end, and around it
 * `export const name = defineEditor(…)` or `defineArea(…)` after imports, types left aside. Nothing is evaluated; what is no plain data is a fault.
 * A spread of a call (`...seo('X')`) cannot be read: JSON has `$use` instead.
 * @throws SourceFault
 */
export function readSource(written: string): Source {
  const text = withoutTypes(written);
  const places = new Map<string, SourceRange>();
  try {
    const { node, declares } = declarationIn(text);
    const value = dataOf(node, { path: [], places });
    return { value, declares, rangeOf: (path) => nearestPlace(places, path) };
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const from = Math.min(error.pos, text.length);
    const message = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new SourceFault(message, { from, to: Math.min(from + 1, text.length), line: error.loc.line });
  }
}

/** The syntax of types. Strings and comments match first, and are kept, since they may hold what looks like it. */
const TYPES =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|\bas\s+const\b|\bsatisfies\s+[\w.<>[\]]+|(?<=\bconst\s+\w+)\s*:\s*[\w.<>[\]]+(?=\s*=)|(?<=\bimport)\s+type(?=\s+\{)/g;

/** Blanks take the place of types, so that lines and columns stay. */
function withoutTypes(text: string): string {
  return text.replaceAll(TYPES, (part, kept?: string) => kept ?? part.replaceAll(/\S/g, ' '));
}

interface SyntaxFault extends Error {
  readonly pos: number;
  readonly loc: { readonly line: number };
}

function isSyntaxError(error: unknown): error is SyntaxFault {
  return error instanceof SyntaxError && 'pos' in error && 'loc' in error;
}

interface Declaration {
  readonly node: Expression;
  readonly declares: Source['declares'];
}

/** The data of a text: all of it, what the call of a declaring function has, or the last object. */
function declarationIn(text: string): Declaration {
  if (/^\s*(\/\/[^\n]*\s*|\/\*[\s\S]*?\*\/\s*)*[{[]/.test(text)) {
    const node = parseExpressionAt(text, 0, OPTIONS);
    const rest = text
      .slice(node.end)
      .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*;/, '');
    if (rest.trim() !== '') throw new SourceFault('Expected nothing behind the data.', lineRange(text, node.end));
    return { node, declares: undefined };
  }
  const program = parse(text, OPTIONS);
  const found = program.body.flatMap((statement) => declarationOf(statement) ?? []);
  const [declared, second] = found.filter(({ declares }) => declares !== undefined);
  if (second)
    throw new SourceFault('Expected one definition, or { area: { … }, editors: [ … ] }.', rangeOf(second.node));
  const declaration = declared ?? found.at(-1);
  if (declaration) return declaration;
  throw new SourceFault('Expected an object, or defineEditor({ … }) or defineArea({ … }).', rangeOf(program));
}

/** The line of a text that a position stands in, from there on. */
function lineRange(text: string, from: number): SourceRange {
  return { from, to: text.length, line: text.slice(0, from).split('\n').length };
}

function declarationOf(statement: Statement | ModuleDeclaration): Declaration | undefined {
  const inner = 'declaration' in statement ? statement.declaration : statement;
  const expression =
    statement.type === 'ExportDefaultDeclaration'
      ? inner
      : inner?.type === 'VariableDeclaration'
        ? inner.declarations[0]?.init
        : inner?.type === 'ExpressionStatement'
          ? inner.expression
          : undefined;
  if (expression?.type === 'ObjectExpression') return { node: expression, declares: undefined };
  if (expression?.type !== 'CallExpression' || expression.callee.type !== 'Identifier') return undefined;
  const [argument] = expression.arguments;
  const declares = DECLARING[expression.callee.name];
  return declares && argument && argument.type !== 'SpreadElement' ? { node: argument, declares } : undefined;
}

const DECLARING: Readonly<Record<string, 'editor' | 'area' | undefined>> = {
  defineEditor: 'editor',
  defineArea: 'area',
};

interface Reading {
  readonly path: readonly string[];
  readonly places: Map<string, SourceRange>;
}

function dataOf(node: Expression, reading: Reading): unknown {
  const { path, places } = reading;
  places.set(path.join('.'), rangeOf(node));
  switch (node.type) {
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => entryOf(property, reading)));
    case 'ArrayExpression':
      return node.elements.map((element, index) => {
        if (!element || element.type === 'SpreadElement') throw noData(element ?? node);
        return dataOf(element, { places, path: [...path, String(index)] });
      });
    case 'Literal':
      if (node.regex || node.bigint !== undefined) throw noData(node);
      return node.value;
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'Literal' || typeof node.argument.value !== 'number') break;
      return -node.argument.value;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break;
      return node.quasis.map(({ value }) => value.cooked ?? '').join('');
    case 'ParenthesizedExpression':
      return dataOf(node.expression, reading);
    default:
  }
  throw noData(node);
}

function entryOf(property: Property | SpreadElement, { path, places }: Reading): readonly [string, unknown] {
  if (property.type === 'SpreadElement') throw noData(property);
  const { key, value, computed, kind, method, shorthand } = property;
  if (computed || method || shorthand || kind !== 'init') throw noData(property);
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  if (name === undefined) throw noData(property);
  const inside = [...path, name];
  if (places.has(inside.join('.'))) {
    throw new SourceFault(`'${name}' stands here a second time.`, rangeOf(key));
  }
  const data = dataOf(value, { path: inside, places });
  places.set(`${inside.join('.')}${KEY}`, rangeOf(key));
  return [name, data];
}

function noData(node: { readonly start: number; readonly end: number } & Pick<Program, 'loc'>): SourceFault {
  return new SourceFault(
    'Expected plain data: a text, a number, true, false, null, a list or an object.',
    rangeOf(node),
  );
}

function rangeOf({
  start,
  end,
  loc,
}: { readonly start: number; readonly end: number } & Pick<Program, 'loc'>): SourceRange {
  return { from: start, to: end, line: loc?.start.line ?? 1 };
}

/** Stands behind the path of a key: problems are shown at the key, of a list at its item. */
const KEY = ' key';

/** The place of a path, or of the nearest part that is there; the words of a problem's brand count as parts of its path. */
function nearestPlace(places: ReadonlyMap<string, SourceRange>, path: string): SourceRange {
  const parts = path.replaceAll(': ', '.').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const at = parts.slice(0, length).join('.');
    const place = places.get(at + KEY) ?? places.get(at);
    if (place) return place;
  }
  const whole = places.get('') ?? { from: 0, to: 0, line: 1 };
  return { ...whole, to: Math.min(whole.to, whole.from + 1) };
}
