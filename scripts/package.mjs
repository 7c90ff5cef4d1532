/**
 * `npm run package [-- --to FOLDER]`: makes an archive of the built product with only the packages that it needs to run. Once unpacked,
 * it needs nothing but Node.js, on machines of the platform that it was made on.
 */
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { isBuildStale } from './buildState.mjs';
import { ensureInstalled } from './install.mjs';
import { builtName, PROGRAMS } from './programs.mjs';

ensureInstalled();
const { importedPackages, neededFolders } = await import('./package/neededPackages.mjs');

const ROOT = path.join(path.dirname(fileURLToPath(import.meta.url)), '..');
/** Documents and settings for operators. */
const OPERATOR_FILES = ['.env.example', 'docs/operate.md', 'docs/operate', 'docs/security.md'];

const { name, version, description, engines } = readJson('package.json');
const { to } = readCommandLine();
const stage = path.join(ROOT, '.cache', 'package');
const folder = path.join(stage, name);

if (isBuildStale()) run(process.execPath, [path.join(ROOT, 'scripts', 'build.mjs')]);
rmSync(stage, { recursive: true, force: true });
for (const part of ['dist/console', 'dist/server', ...OPERATOR_FILES]) copy(part);
for (const needed of await packages()) copy(needed, isOwnFile);
cpSync(path.join(ROOT, 'scripts', 'package', `${name}.service`), path.join(folder, `${name}.service`));
const scripts = Object.entries(PROGRAMS).map(([name, source]) => [name, `node dist/server/${builtName(source)}`]);
const manifest = { name, version, private: true, type: 'module', description, engines };
write('package.json', { ...manifest, scripts: Object.fromEntries(scripts) });

mkdirSync(to, { recursive: true });
const archive = path.resolve(to, `${name}-${version}-${process.platform}-${process.arch}.tar.gz`);
run('tar', ['--create', '--gzip', '--file', archive, '--directory', stage, name]);
rmSync(stage, { recursive: true });
console.log(archive);

function readCommandLine() {
  const usage = 'npm run package [-- --to FOLDER]   makes an archive of the built product, in dist or in FOLDER';
  try {
    const { values } = parseArgs({
      options: { to: { type: 'string', default: path.join(ROOT, 'dist') }, help: { type: 'boolean', short: 'h' } },
    });
    if (!values.help) return values;
    console.log(usage);
    return process.exit();
  } catch (error) {
    return fail(`${error.message.split('. ')[0]}.\n${usage}`);
  }
}

/** Packages for other platforms are not installed. */
async function packages() {
  const names = await importedPackages(path.join(ROOT, 'dist', 'server'));
  const folders = neededFolders(readJson('package-lock.json').packages, names);
  return folders.filter((one) => existsSync(path.join(ROOT, one)));
}

/** Packages nested in a package are copied only if they are needed themselves. */
function isOwnFile(file) {
  return path.basename(file) !== 'node_modules';
}

function copy(part, filter) {
  cpSync(path.join(ROOT, part), path.join(folder, part), { recursive: true, ...(filter && { filter }) });
}

function write(file, value) {
  writeFileSync(path.join(folder, file), `${JSON.stringify(value, null, 2)}\n`);
}

function readJson(file) {
  return JSON.parse(readFileSync(path.join(ROOT, file), 'utf8'));
}

function run(command, args) {
  const { status, error } = spawnSync(command, args, { stdio: 'inherit' });
  if (status !== 0) fail(`${command} failed${error ? `: ${error.message}` : '.'}`);
}

function fail(message) {
  console.error(message);
  process.exit(1);
}
