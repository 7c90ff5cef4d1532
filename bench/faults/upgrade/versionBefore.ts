import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readFile, rm, symlink } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** The commit of the version that is upgraded from; FAULTS_BEFORE names another one. */
const PREVIOUS_COMMIT = process.env['FAULTS_BEFORE'] ?? '1eb1741';

/** A build of the services of another version. */
export interface OtherVersion {
  /** The program that starts them. */
  readonly program: string;
  remove(): Promise<void>;
}

/** Builds the services of the previous version from the repository's history, in a new folder. */
export async function buildVersionBefore(): Promise<OtherVersion> {
  const folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-before-'));
  const remove = () => rm(folder, { recursive: true, force: true });
  try {
    await run('sh', ['-c', `git archive "$1" | tar --extract --directory "$2"`, 'sh', PREVIOUS_COMMIT, folder]);
    if (await hasItsPackages(folder)) await symlink(path.resolve('node_modules'), path.join(folder, 'node_modules'));
    else await run('npm', ['ci', '--no-audit', '--no-fund'], { cwd: folder });
    const output = path.join(folder, 'built');
    await run(process.execPath, ['--input-type=module', '--eval', BUILD, output], { cwd: folder });
    return { program: path.join(output, 'main.js'), remove };
  } catch (error) {
    await remove();
    throw error;
  }
}

/** Whether the packages installed here are those that the other version requires. */
async function hasItsPackages(folder: string): Promise<boolean> {
  const manifest = await readJson(path.join(folder, 'package.json'));
  for (const [name, version] of Object.entries({ ...manifest.dependencies, ...manifest.devDependencies })) {
    const manifestFile = path.join('node_modules', name, 'package.json');
    if (!existsSync(manifestFile)) return false;
    const { name: installed, version: found } = await readJson(manifestFile);
    // A package installed under an alias is specified with its real name.
    if (![found, `^${found}`, `npm:${installed}@${found}`].includes(version)) return false;
  }
  return true;
}

interface PackageManifest {
  readonly name: string;
  readonly version: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly devDependencies?: Readonly<Record<string, string>>;
}

async function readJson(file: string): Promise<PackageManifest> {
  return JSON.parse(await readFile(file, 'utf8')) as PackageManifest;
}

const BUILD = `const { buildServices } = await import(process.cwd() + '/scripts/buildServices.mjs');
await buildServices({ entries: ['server/main.ts'], output: process.argv[1] });`;
