import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json' with { type: 'json' };
import { argumentsOrExit } from './argumentsOrExit';

/** The generated file types that the formatter supports; pictures are written verbatim. */
const FORMATTED = /\.(ts|json|md)$/;

/** By path. */
type FileContents = Readonly<Record<string, string>>;

/** The text of a file; undefined where there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * The main part of a command that generates files: writes those that are not current, or with `--check` only names them and fails.
 * Ends the process if it is called with anything else.
 * @param command how to call it, for example `npm run meta-schema`
 * @param generate returns the contents by path
 */
export async function keepCurrent(
  command: string,
  generate: () => FileContents | Promise<FileContents>,
): Promise<void> {
  const { values } = argumentsOrExit({
    usage: `${command}   writes the generated files\n${command} -- --check   names those that are not current, and fails`,
    options: { check: { type: 'boolean', default: false } },
  });
  const outdated = await findOutdated(await generate());
  if (!values.check) {
    writeAll(outdated);
    return;
  }
  for (const file of Object.keys(outdated)) {
    process.stderr.write(`${file} is not current: run '${command}'.\n`);
    process.exitCode = 1;
  }
}

/** Writes the files that are not current. */
export async function writeGenerated(files: FileContents): Promise<void> {
  writeAll(await findOutdated(files));
}

function writeAll(files: FileContents): void {
  for (const [file, content] of Object.entries(files)) writeFileSync(file, content);
}

/** The files whose contents differ, formatted if the project's formatter supports their type. */
async function findOutdated(files: FileContents): Promise<FileContents> {
  const contents = await Promise.all(
    Object.entries(files).map(
      async ([file, raw]) => [file, FORMATTED.test(file) ? await formatted(file, raw) : raw] as const,
    ),
  );
  return Object.fromEntries(contents.filter(([file, content]) => readIfThere(file) !== content));
}

/** The same contents, by the paths of their files in a folder. */
export function within(folder: string, files: FileContents): FileContents {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content]));
}

async function formatted(file: string, raw: string): Promise<string> {
  const { code, errors } = await format(file, raw, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
