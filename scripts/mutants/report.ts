import type { Catalogue } from '../requirements/catalogue';
import type { Verdict } from './messages';
import { MUTANT_CLASSES, type Mutant } from './mutant';

/** A mutant and its verdict. */
export interface Tried {
  readonly mutant: Mutant;
  /** The text of its file. */
  readonly source: string;
  readonly verdict: Verdict;
}

/** The mutant with the test that noticed it, or the survivor with the rows that contain its text. */
export function printTried(catalogue: Catalogue, tried: Tried): string {
  const { mutant, source, verdict } = tried;
  const line = source.slice(0, mutant.start).split('\n').length;
  const what = `${mutant.file}:${line}  ${mutant.change}`;
  const { noticedBy } = verdict;
  if (noticedBy) return `· ${mutant.class.padEnd(8)} ${what}\n           ${noticedBy.file} > ${noticedBy.test}`;
  const rows = rowsOf(catalogue, tried).join(', ');
  return `✗ ${mutant.class.padEnd(8)} ${what}\n           SURVIVED; rows: ${rows === '' ? 'none names it' : rows}`;
}

/** The rows that contain the changed text, or else those that the file names. */
function rowsOf({ requirements }: Catalogue, { mutant, source }: Tried): readonly string[] {
  const subject = mutant.subject.toLowerCase();
  const matching = requirements.filter(({ text }) => subject !== '' && text.toLowerCase().includes(subject));
  const named = requirements.filter(({ id }) => source.includes(id));
  return (matching.length > 0 ? matching : named).map(({ id }) => id);
}

/** A table by class: mutants made, noticed and survived, and the seconds they took. */
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
