import { readSource } from '../../src/definition/source';

/** The notation of a definition: JSON or TypeScript. */
export type Spelling = 'json' | 'typescript';

/** A definition as text. @param value plain data */
export function spell(value: unknown, spelling: Spelling): string {
  if (spelling === 'json') return `${JSON.stringify(value, null, 2)}\n`;
  const isArea = typeof value === 'object' && value !== null && 'store' in value;
  const isBoth = typeof value === 'object' && value !== null && 'area' in value;
  const text = inTypeScript(value, '');
  return isBoth ? `${text}\n` : `${isArea ? 'defineArea' : 'defineEditor'}(${text});\n`;
}

/** A text in another notation; unchanged if it cannot be read. */
export function respell(text: string, spelling: Spelling): string {
  try {
    return spell(readSource(text).value, spelling);
  } catch {
    return text;
  }
}

/** The notation of a text. */
export function spellingOf(text: string): Spelling {
  try {
    JSON.parse(text);
    return 'json';
  } catch {
    return /^\s*\{\s*"/.test(text) ? 'json' : 'typescript';
  }
}

const MAX_LINE_WIDTH = 100;

function inTypeScript(value: unknown, indent: string): string {
  if (typeof value === 'string') return quoted(value);
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  const innerIndent = `${indent}  `;
  const isList = Array.isArray(value);
  const [open, close] = isList ? ['[', ']'] : ['{', '}'];
  const parts = Object.entries(value).map(
    ([key, part]) => (isList ? '' : `${keyOf(key)}: `) + inTypeScript(part, innerIndent),
  );
  if (parts.length === 0) return open + close;
  const line = isList ? `[${parts.join(', ')}]` : `{ ${parts.join(', ')} }`;
  if (!line.includes('\n') && indent.length + line.length < MAX_LINE_WIDTH) return line;
  return `${open}\n${parts.map((part) => `${innerIndent}${part},\n`).join('')}${indent}${close}`;
}

function quoted(text: string): string {
  return text.includes("'") ? JSON.stringify(text) : `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"')}'`;
}

function keyOf(key: string): string {
  return /^[A-Za-z_$][\w$]*$/.test(key) ? key : quoted(key);
}
