import { readFileSync } from 'node:fs';
import { randomUUID } from 'node:crypto';
import { runEditorsCommand } from './editors/command';

/** `npm run editors -- …`: JSON on standard output, problems on standard error with exit code 1. */
const result = await runEditorsCommand({
  args: process.argv.slice(2),
  root: process.cwd(),
  readInput: () => readFileSync(0, 'utf8'),
  readFile: (path) => readFileSync(path, 'utf8'),
  newId: randomUUID,
  annotates: process.env['CI'] !== undefined,
});
if (result.output !== '') process.stdout.write(`${result.output}\n`);
if (result.problems.length > 0) {
  process.stderr.write(`${result.problems.join('\n')}\n`);
  process.exitCode = 1;
}
