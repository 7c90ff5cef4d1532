/**
 * `npm run mutants -- --seed 7 --count 60 [--area properties] [--class text]`: changes definitions, policies and messages one at a
 * time in copies of the project, runs the tests that can notice, and prints which one did (docs/testing.md, Mutants).
 * Fails when fewer than 97 % were noticed.
 */
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { argumentsOrExit } from './argumentsOrExit';
import { copyProject } from './mutants/copyProject';
import { drawMutants } from './mutants/draw';
import { readImportGraph } from './mutants/importGraph';
import type { Order, Report, Verdict } from './mutants/messages';
import { mutate, type Mutant } from './mutants/mutant';
import { printTable, printTried, type Tried } from './mutants/report';
import { testSelection } from './mutants/selectTests';
import { findMutants } from './mutants/sources';
import { readCatalogue } from './requirements/catalogue';

const ROOT = path.join(import.meta.dirname, '..');
/** Per process: another run may be in progress. */
const COPIES = path.join(ROOT, '.cache', 'mutants', String(process.pid));
const GOAL = 0.97;

const { values } = argumentsOrExit({
  usage:
    'npm run mutants -- [--seed 7] [--count 60] [--area properties] [--class text] [--copies 2]   see docs/testing.md',
  options: {
    seed: { type: 'string', default: '7' },
    count: { type: 'string', default: '60' },
    area: { type: 'string' },
    class: { type: 'string' },
    copies: { type: 'string', default: String(availableParallelism()) },
  },
});

const catalogueText = read('docs/requirements.md');
const specification = (catalogueText + read('docs/stored-tree.md')).toLowerCase();
const catalogue = readCatalogue(catalogueText);
const all = findMutants(ROOT, {
  ...(values.area !== undefined && { area: values.area }),
  isSpecified,
}).filter((mutant) => values.class === undefined || mutant.class === values.class);
const drawn = drawMutants(all, { seed: Number(values.seed), count: Number(values.count) });
const selectTests = testSelection(readImportGraph(ROOT));
console.log(`${drawn.length} of ${all.length} mutants, seed ${values.seed}`);
// Without a single mutant, a misspelled area or class would pass.
if (drawn.length === 0) process.exit(1);

const waiting = [...drawn];
const tried: Tried[] = [];
try {
  await Promise.all(
    Array.from({ length: Number(values.copies) }, (_, index) => work(path.join(COPIES, String(index)))),
  );
} finally {
  rmSync(COPIES, { recursive: true, force: true });
}
console.log(`\n${printTable(tried)}`);
for (const file of new Set(tried.flatMap(({ verdict }) => verdict.unsound)))
  console.log(`not asked: ${file} fails without a mutant`);
process.exitCode = tried.filter(({ verdict }) => verdict.noticedBy).length >= tried.length * GOAL ? 0 : 1;

/** A single word counts only if it is quoted in the specification; otherwise it may occur there by chance. */
function isSpecified(text: string): boolean {
  const words = text.trim().toLowerCase();
  return words.includes(' ')
    ? specification.includes(words)
    : ["'", '`'].some((sign) => specification.includes(sign + words + sign));
}

/** Tries the waiting mutants one by one in a copy of the project. */
async function work(copy: string): Promise<void> {
  copyProject(ROOT, copy);
  const worker = fork(path.join(ROOT, 'scripts', 'mutants', 'worker.ts'), {
    cwd: copy,
    execArgv: ['--import', import.meta.resolve('tsx')],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  try {
    await answerOf(worker);
    for (let mutant = waiting.shift(); mutant; mutant = waiting.shift()) tried.push(await tryMutant(worker, mutant));
  } finally {
    worker.kill();
    await (worker.exitCode ?? worker.signalCode ?? once(worker, 'exit'));
  }
}

async function tryMutant(worker: ChildProcess, mutant: Mutant): Promise<Tried> {
  const source = read(mutant.file);
  const order: Order = { file: mutant.file, text: mutate(source, mutant), tests: selectTests(mutant) };
  worker.send(order);
  const verdict = (await answerOf(worker)) as Verdict;
  const result = { mutant, source, verdict };
  console.log(printTried(catalogue, result));
  return result;
}

/** @throws Error when the process of a copy ends without an answer */
async function answerOf(worker: ChildProcess): Promise<Report> {
  const end = new AbortController();
  const [answer] = (await Promise.race([
    once(worker, 'message', { signal: end.signal }),
    once(worker, 'exit', { signal: end.signal }).then(([code]) => {
      throw new Error(`A copy ended with ${String(code)}.`);
    }),
  ]).finally(() => end.abort())) as [Report];
  return answer;
}

function read(file: string): string {
  return readFileSync(path.join(ROOT, file), 'utf8');
}
