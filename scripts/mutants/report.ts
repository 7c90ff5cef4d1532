import type { Catalogue } from '../requirements/catalogue';
import type { Verdict } from './messages';
import { MUTANT_CLASSES, type Mutant } from './mutant';

/** A mutant and what became of it. */
export interface Tried {
  readonly mutant: Mutant;
  /** The text of its file. */
  readonly source: string;
  readonly verdict: Verdict;
}

/** One line: noticed by which test, or the survivor with the rows that have its text. */
export function printTried(catalogue: Catalogue, tried: Tried): string {
  const { mutant, source, verdict } = tried;
  const line = source.slice(0, mutant.start).split('\n').length;
  const what = `${mutant.file}:${line}  ${mutant.change}`;
  const { noticedBy } = verdict;
  if (noticedBy) return `· ${mutant.class.padEnd(8)} ${what}\n           ${noticedBy.file} > ${noticedBy.test}`;
  const rows = rowsOf(catalogue, tried).join(', ');
  return `✗ ${mutant.class.padEnd(8)} ${what}\n           SURVIVED; rows: ${rows === '' ? 'none names it' : rows}`;
}

/** The rows that have the text that is changed, or else those that the comments of the file name. */
function rowsOf({ requirements }: Catalogue, { mutant, source }: Tried): readonly string[] {
  const wanted = mutant.subject.toLowerCase();
  const having = requirements.filter(({ text }) => wanted !== '' && text.toLowerCase().includes(wanted));
  const named = requirements.filter(({ id }) => source.includes(id));
  return (having.length > 0 ? having : named).map(({ id }) => id);
}

/** How many mutants of each class were made, noticed and not, and in how many seconds. */
export function printTable(tried: readonly Tried[]): string {
  const rows = MUTANT_CLASSES.map((kind) =>
    count(
      kind,
      tried.filter(({ mutant }) => mutant.class === kind),
    ),
  );
  const lines = [...rows.filter(({ made }) => made > 0), count('all', tried)];
  return [
    `${'class'.padEnd(10)}${['made', 'noticed', 'survived', 'seconds'].map((title) => title.padStart(10)).join('')}`,
    ...lines.map(
      ({ name, made, noticed, seconds }) =>
        `${name.padEnd(10)}${[made, noticed, made - noticed, Math.round(seconds)].map((cell) => String(cell).padStart(10)).join('')}`,
    ),
  ].join('\n');
}

function count(name: string, tried: readonly Tried[]) {
  const noticed = tried.filter(({ verdict }) => verdict.noticedBy !== undefined).length;
  return { name, made: tried.length, noticed, seconds: tried.reduce((sum, { verdict }) => sum + verdict.seconds, 0) };
}
