import compile from 'icu-minify/compile';
import type { Plugin } from 'vite';

const COMPILER = 'icu-minify/compile';
const TEXTS = /\/src\/.*\/texts\.ts$/;
const LOCALE = /\/src\/locales\/[^/]+\.json$/;

/**
 * Compiles the ICU patterns of `texts.ts` files and of locales in a build, so that the parser (8 KB gzip) stays out of the console.
 * Elsewhere (services, scripts, tests, development) src/lib/texts.ts compiles a pattern when it is first read.
 */
export function textsPlugin(): Plugin {
  return {
    name: 'brand-console:texts',
    apply: 'build',
    enforce: 'pre',
    resolveId: (source) => (source === COMPILER ? `\0${COMPILER}` : undefined),
    load: (id) => (id === `\0${COMPILER}` ? 'export default (pattern) => pattern;' : undefined),
    transform(code, id) {
      if (TEXTS.test(id)) return { code: withCompiledLiterals(code, this.parse(code, { lang: 'ts' })), map: null };
      if (LOCALE.test(id)) return { code: JSON.stringify(compiledValues(JSON.parse(code))), map: null };
      return undefined;
    },
  };
}

interface Literal {
  readonly start: number;
  readonly end: number;
  readonly value: string;
}

function withCompiledLiterals(code: string, program: object): string {
  const patterns = literalsOf(program).filter(({ value }) => compile(value) !== value);
  return patterns
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, value }) => text.slice(0, start) + JSON.stringify(compile(value)) + text.slice(end),
      code,
    );
}

/** The string values of object properties, at any depth. */
function literalsOf(node: unknown): readonly Literal[] {
  if (Array.isArray(node)) return node.flatMap(literalsOf);
  if (typeof node !== 'object' || node === null) return [];
  if ('type' in node && node.type === 'Property' && 'value' in node && isLiteral(node.value)) return [node.value];
  return Object.values(node).flatMap(literalsOf);
}

function isLiteral(node: unknown): node is Literal {
  return typeof node === 'object' && node !== null && 'value' in node && typeof node.value === 'string';
}

function compiledValues(value: unknown): unknown {
  if (typeof value === 'string') return compile(value);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, inner]) => [name, compiledValues(inner)]));
}
