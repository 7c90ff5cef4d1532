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

/** A range in a text, by character offsets. */
export interface SourceRange {
  readonly from: number;
  readonly to: number;
  /** Counted from 1. */
  readonly line: number;
}

/** Plain data read from source text, and the range of each of its parts. */
export interface Source {
  readonly value: unknown;
  /** The kind that the text declares, by the function called with the data; undefined for data alone. */
  readonly declares: 'editor' | 'area' | undefined;
  /** The range of the value at a path (keys joined with dots), or of its nearest ancestor in the text. */
  rangeOf(path: string): SourceRange;
}

/** Thrown for a text that cannot be read as data, with the range that prevents it. */
export class SourceError extends Error {
  constructor(
    message: string,
    readonly range: SourceRange,
  ) {
    super(message);
    this.name = 'SourceError';
  }
}

const OPTIONS: Options = { ecmaVersion: 'latest', sourceType: 'module', locations: true };

/**
 * Reads JSON, or an object in TypeScript syntax: unquoted keys, comments, trailing commas, optionally within
 * `export const name = defineEditor(…)` or `defineArea(…)` after imports; types are ignored. Nothing is evaluated; anything but plain data
 * is an error. A spread of a call (`...seo('X')`) cannot be read: JSON has `$use` instead.
 * @throws SourceError
 */
export function readSource(source: string): Source {
  const text = withoutTypes(source);
  const ranges = new Map<string, SourceRange>();
  try {
    const { node, declares } = declarationIn(text);
    const value = dataOf(node, { path: [], ranges });
    return { value, declares, rangeOf: (path) => nearestRange(ranges, path) };
  } catch (error) {
    if (!isSyntaxError(error)) throw error;
    const from = Math.min(error.pos, text.length);
    const message = error.message.replace(/ \(\d+:\d+\)$/, '');
    throw new SourceError(message, { from, to: Math.min(from + 1, text.length), line: error.loc.line });
  }
}

/** Type syntax. Strings and comments match first, and are kept, since they may contain what looks like types. */
const TYPES =
  /("(?:\\.|[^"\\\n])*"|'(?:\\.|[^'\\\n])*'|`(?:\\.|[^`\\])*`|\/\/[^\n]*|\/\*[\s\S]*?\*\/)|\bas\s+const\b|\bsatisfies\s+[\w.<>[\]]+|(?<=\bconst\s+\w+)\s*:\s*[\w.<>[\]]+(?=\s*=)|(?<=\bimport)\s+type(?=\s+\{)/g;

/** Replaces types with blanks, so that lines and columns stay the same. */
function withoutTypes(text: string): string {
  return text.replaceAll(TYPES, (part, kept?: string) => kept ?? part.replaceAll(/\S/g, ' '));
}

interface AcornSyntaxError extends Error {
  readonly pos: number;
  readonly loc: { readonly line: number };
}

function isSyntaxError(error: unknown): error is AcornSyntaxError {
  return error instanceof SyntaxError && 'pos' in error && 'loc' in error;
}

interface Declaration {
  readonly node: Expression;
  readonly declares: Source['declares'];
}

/** The data of a text: all of it, the argument of a declaring function, or the last object. */
function declarationIn(text: string): Declaration {
  if (/^\s*(\/\/[^\n]*\s*|\/\*[\s\S]*?\*\/\s*)*[{[]/.test(text)) {
    const node = parseExpressionAt(text, 0, OPTIONS);
    const rest = text
      .slice(node.end)
      .replace(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
      .replace(/^\s*;/, '');
    if (rest.trim() !== '') throw new SourceError('Expected nothing behind the data.', lineRange(text, node.end));
    return { node, declares: undefined };
  }
  const program = parse(text, OPTIONS);
  const found = program.body.flatMap((statement) => declarationOf(statement) ?? []);
  const [declared, second] = found.filter(({ declares }) => declares !== undefined);
  if (second)
    throw new SourceError('Expected one definition, or { area: { … }, editors: [ … ] }.', rangeOf(second.node));
  const declaration = declared ?? found.at(-1);
  if (declaration) return declaration;
  throw new SourceError('Expected an object, or defineEditor({ … }) or defineArea({ … }).', rangeOf(program));
}

/** The range from a position to the end, with the line of the position. */
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
  const declares = DECLARING_FUNCTIONS[expression.callee.name];
  return declares && argument && argument.type !== 'SpreadElement' ? { node: argument, declares } : undefined;
}

const DECLARING_FUNCTIONS: Readonly<Record<string, 'editor' | 'area' | undefined>> = {
  defineEditor: 'editor',
  defineArea: 'area',
};

interface ReadContext {
  readonly path: readonly string[];
  readonly ranges: Map<string, SourceRange>;
}

function dataOf(node: Expression, context: ReadContext): unknown {
  const { path, ranges } = context;
  ranges.set(path.join('.'), rangeOf(node));
  switch (node.type) {
    case 'ObjectExpression':
      return Object.fromEntries(node.properties.map((property) => entryOf(property, context)));
    case 'ArrayExpression':
      return node.elements.map((element, index) => {
        if (!element || element.type === 'SpreadElement') throw notPlainData(element ?? node);
        return dataOf(element, { ranges, path: [...path, String(index)] });
      });
    case 'Literal':
      if (node.regex || node.bigint !== undefined) throw notPlainData(node);
      return node.value;
    case 'UnaryExpression':
      if (node.operator !== '-' || node.argument.type !== 'Literal' || typeof node.argument.value !== 'number') break;
      return -node.argument.value;
    case 'TemplateLiteral':
      if (node.expressions.length > 0) break;
      return node.quasis.map(({ value }) => value.cooked ?? '').join('');
    case 'ParenthesizedExpression':
      return dataOf(node.expression, context);
    default:
  }
  throw notPlainData(node);
}

function entryOf(property: Property | SpreadElement, { path, ranges }: ReadContext): readonly [string, unknown] {
  if (property.type === 'SpreadElement') throw notPlainData(property);
  const { key, value, computed, kind, method, shorthand } = property;
  if (computed || method || shorthand || kind !== 'init') throw notPlainData(property);
  const name = key.type === 'Identifier' ? key.name : key.type === 'Literal' ? String(key.value) : undefined;
  if (name === undefined) throw notPlainData(property);
  const inside = [...path, name];
  if (ranges.has(inside.join('.'))) {
    throw new SourceError(`'${name}' stands here a second time.`, rangeOf(key));
  }
  const data = dataOf(value, { path: inside, ranges });
  ranges.set(`${inside.join('.')}${KEY}`, rangeOf(key));
  return [name, data];
}

function notPlainData(node: { readonly start: number; readonly end: number } & Pick<Program, 'loc'>): SourceError {
  return new SourceError(
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

/** Suffix of paths for the range of a key: problems are shown at the key, those of a list at its item. */
const KEY = ' key';

/** The range of a path, or of its nearest ancestor in the text; a brand before a colon counts as a part of the path. */
function nearestRange(ranges: ReadonlyMap<string, SourceRange>, path: string): SourceRange {
  const parts = path.replaceAll(': ', '.').split('.');
  for (let length = parts.length; length > 0; length -= 1) {
    const at = parts.slice(0, length).join('.');
    const range = ranges.get(at + KEY) ?? ranges.get(at);
    if (range) return range;
  }
  const whole = ranges.get('') ?? { from: 0, to: 0, line: 1 };
  return { ...whole, to: Math.min(whole.to, whole.from + 1) };
}
