import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command was called with missing or unknown arguments. */
export class UsageError extends Error {}

export interface CommandLine<Options extends ParseArgsConfig['options'] = ParseArgsConfig['options']> {
  /** A line for each way to call it, with its effect. */
  readonly usage: string;
  /** All options except `--help`. */
  readonly options: Options;
  readonly allowPositionals?: boolean;
}

/**
 * Parses the arguments of a command. Unknown options are errors: the command without a misspelled option is not the intended one.
 * @returns undefined after printing the usage for `--help`
 * @throws UsageError
 */
export function readArguments<const Options extends ParseArgsConfig['options']>({
  usage,
  options,
  allowPositionals = false,
}: CommandLine<Options>) {
  if (process.argv.slice(2).some((argument) => argument === '--help' || argument === '-h')) {
    process.stdout.write(`${usage}\n`);
    return undefined;
  }
  try {
    return parseArgs({ allowPositionals, options });
  } catch (error) {
    // The sentences after the first address the author of the command.
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageError(`${reason}.\n${usage}`);
  }
}
