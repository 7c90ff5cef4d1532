import { spawnSync } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';

it('builds the playground into no folder that holds anything, because a build empties its folder', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'brand-console-playground-'));
  writeFileSync(path.join(folder, 'kept.txt'), 'kept');
  try {
    const args = ['--import', 'tsx', 'scripts/playground.ts', '--build', '--to', folder];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    expect({ status, stderr }).toEqual({
      status: 1,
      stderr: `--to: expected a new or empty folder, got '${folder}'.\n`,
    });
    expect(readdirSync(folder)).toEqual(['kept.txt']);
  } finally {
    rmSync(folder, { recursive: true });
  }
});
