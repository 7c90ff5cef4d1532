import { readFileSync, writeFileSync } from 'node:fs';
import { format, getFileInfo, resolveConfig } from 'prettier';

/** The text of a file; undefined where there is none. */
export function readIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

/**
 * Writes generated files, as the project's own formatter has them where it knows their kind. With `--check` among the arguments of the process it
 * only says which are not current, and the process fails.
 * @param files contents by path
 * @param command what makes them current, for example `npm run meta-schema`
 */
export async function writeGenerated(files: Readonly<Record<string, string>>, command: string): Promise<void> {
  for (const [file, raw] of Object.entries(files)) {
    const { inferredParser } = await getFileInfo(file);
    const content = inferredParser ? await format(raw, { ...(await resolveConfig(file)), filepath: file }) : raw;
    if (readIfThere(file) === content) continue;
    if (!process.argv.includes('--check')) writeFileSync(file, content);
    else {
      process.stderr.write(`${file} is not current: run '${command}'.\n`);
      process.exitCode = 1;
    }
  }
}
