/**
 * `npm run doctor [-- --json]`: examines the configured installation, and prints what to do about its problems. Exits with code 1 if
 * there are any; warnings do not count.
 */
import { existsSync, readFileSync } from 'node:fs';
import { examine } from '../server/doctor/examine';
import type { Finding } from '../server/doctor/finding';
import { thisMachine } from '../server/doctor/machine';
import { runForOperator } from './runForOperator';

// Files that a probe creates for a moment are private.
process.umask(0o077);

const SIGNS = { well: 'ok', warning: 'warning', fault: 'FAULT' } as const;

const usage = `npm run doctor             examines the installation, and says what to do
npm run doctor -- --json   the same for programs`;

await runForOperator({ usage, options: { json: { type: 'boolean' } } }, async ({ values }) => {
  const file = existsSync('.env') ? readFileSync('.env', 'utf8') : undefined;
  const findings = await examine({ environment: process.env, file, machine: thisMachine });
  const faults = findings.filter(({ state }) => state === 'fault').length;
  if (values.json) console.log(JSON.stringify({ isWell: faults === 0, findings }, null, 2));
  else print(findings, faults);
  return faults === 0;
});

function print(all: readonly Finding[], faults: number): void {
  for (const { check, state, says, todo } of all) {
    console.log(`${SIGNS[state].padEnd(8)} ${check.padEnd(12)} ${says}`);
    if (todo !== undefined) console.log(`${' '.repeat(22)}→ ${todo}`);
  }
  const warnings = all.filter(({ state }) => state === 'warning').length;
  console.log(
    faults === 0
      ? `\nNothing is wrong${warnings > 0 ? `; warnings: ${warnings}` : ''}.`
      : `\nFaults: ${faults}, warnings: ${warnings}.`,
  );
}
