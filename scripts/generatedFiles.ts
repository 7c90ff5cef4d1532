import { readFileSync, writeFileSync } from 'node:fs';
import { format } from 'oxfmt';
import settings from '../.oxfmtrc.json' with { type: 'json' };

/** The generated file types that the formatter supports; pictures are written verbatim. */
const FORMATTED = /\.(ts|json|md)$/;

/** The text of a file; undefined where there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes generated files, formatted if the project's formatter supports their type. With `--check` among the arguments of the process it
 * only reports which are not current, and the process fails.
 * @param files contents by path
 * @param command the command that regenerates them, for example `npm run meta-schema`
 */
export async function writeGenerated(files: Readonly<Record<string, string>>, command: string): Promise<void> {
  for (const [file, raw] of Object.entries(files)) {
    const content = FORMATTED.test(file) ? await formatted(file, raw) : raw;
    if (readIfThere(file) === content) continue;
    if (!process.argv.includes('--check')) writeFileSync(file, content);
    else {
      process.stderr.write(`${file} is not current: run '${command}'.\n`);
      process.exitCode = 1;
    }
  }
}

/** The same contents, by the paths of their files in a folder. */
export function within(folder: string, files: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(files).map(([file, content]) => [`${folder}/${file}`, content]));
}

async function formatted(file: string, raw: string): Promise<string> {
  const { code, errors } = await format(file, raw, settings);
  if (errors.length > 0) throw new Error(`${file}: ${errors.map(({ message }) => message).join('; ')}`);
  return code;
}
