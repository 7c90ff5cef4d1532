import { execFile } from 'node:child_process';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { startConsole } from './support/console';
import { signIn } from './support/signIn';

const run = promisify(execFile);
const MINUTE = 60_000;

test('the archive of the product runs on its own, and contains no development dependencies', async ({ page }) => {
  test.setTimeout(4 * MINUTE);
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-package-'));
  try {
    await run(process.execPath, ['scripts/package.mjs', '--to', folder], { timeout: 2 * MINUTE });
    const [archive = ''] = await readdir(folder);
    await run('tar', ['--extract', '--file', path.join(folder, archive), '--directory', folder]);
    const product = path.join(folder, 'brand-console');

    const console = await startConsole({ entry: path.join(product, 'dist', 'server', 'main.js') });
    try {
      await signIn(page, { url: console.url, email: 'alp.editor@demo.example' });
      const reset = run('npm', ['run', '--silent', 'reset'], {
        cwd: product,
        env: { PATH: process.env['PATH'], DATA_DIR: console.dataDir },
      });
      await expect(reset).rejects.toThrow('is in use by another process');
    } finally {
      await console.dispose();
    }

    const { version, scripts } = JSON.parse(await readFile('package.json', 'utf8')) as Manifest;
    const packaged = JSON.parse(await readFile(path.join(product, 'package.json'), 'utf8')) as Manifest;
    expect(packaged.version).toBe(version);
    expect(Object.keys(scripts)).toEqual(expect.arrayContaining(Object.keys(packaged.scripts)));
    const packages = await readdir(path.join(product, 'node_modules'));
    expect(packages).toContain('sharp');
    const bundled = ['fastify', 'graphql'];
    const development = ['vite', 'typescript', 'react', 'vitest', 'storybook'];
    for (const name of [...bundled, ...development]) expect(packages).not.toContain(name);
    const schemaClasses = (await sourcesOf(path.join(product, 'dist', 'server'))).filter((source) =>
      /\/graphql\/type\/schema\.m?js$/.test(source),
    );
    expect(schemaClasses).toHaveLength(1);
    const unit = await readFile(path.join(product, 'brand-console.service'), 'utf8');
    for (const [, program = ''] of unit.matchAll(/^ExecStart\w*=\/usr\/bin\/node (\S+)/gm))
      expect(await readdir(path.join(product, path.dirname(program)))).toContain(path.basename(program));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});

/** The source files of the programs in a folder, by their source maps. */
async function sourcesOf(folder: string): Promise<readonly string[]> {
  const maps = (await readdir(folder)).filter((file) => file.endsWith('.js.map'));
  const read = maps.map(async (file) => JSON.parse(await readFile(path.join(folder, file), 'utf8')) as SourceMap);
  return (await Promise.all(read)).flatMap(({ sources }) => sources);
}

interface SourceMap {
  readonly sources: readonly string[];
}

interface Manifest {
  readonly version: string;
  readonly scripts: Readonly<Record<string, string>>;
}
