import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { checkDefinitions, printPlaced } from './checkDefinitions';
import type { CommandResult } from './editors/command';

/** `npm run editors -- …`: JSON on standard output, problems on standard error with exit code 1. */
const result = await run();
if (result.output !== '') process.stdout.write(`${result.output}\n`);
if (result.problems.length > 0) {
  process.stderr.write(`${result.problems.join('\n')}\n`);
  process.exitCode = 1;
}

async function run(): Promise<CommandResult> {
  const command = await import('./editors/command').catch(problemsOfDefinitions);
  if ('problems' in command) return command;
  return command.runEditorsCommand({
    args: process.argv.slice(2),
    root: process.cwd(),
    readInput: () => readFileSync(0, 'utf8'),
    readFile: (path) => readFileSync(path, 'utf8'),
    newId: randomUUID,
    annotates: process.env['CI'] !== undefined,
  });
}

/** The commands load all areas: one that does not load is a problem to report, not a crash. */
async function problemsOfDefinitions(error: unknown): Promise<CommandResult> {
  const problems = await checkDefinitions(process.cwd());
  if (problems.length === 0) throw error;
  return { output: '', problems: problems.map(printPlaced) };
}
