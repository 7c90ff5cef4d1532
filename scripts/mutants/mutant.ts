/** The kinds of changes. */
export const MUTANT_CLASSES = [
  'field',
  'text',
  'required',
  'rule',
  'limit',
  'name',
  'order',
  'brand',
  'scope',
  'list',
  'address',
  'policy',
  'message',
] as const;

export type MutantClass = (typeof MUTANT_CLASSES)[number];

/** One change of one file. */
export interface Mutant {
  readonly class: MutantClass;
  /** Path from the root of the project. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** Readable description: `label 'Title' becomes 'Titlx'`. */
  readonly change: string;
  /** The changed text or name, which the specification may mention. */
  readonly subject: string;
}

/** The text of a file with a mutant in it. */
export function mutate(source: string, { start, end, replacement }: Mutant): string {
  return source.slice(0, start) + replacement + source.slice(end);
}
