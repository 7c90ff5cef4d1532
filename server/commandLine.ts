import { parseArgs, type ParseArgsConfig } from 'node:util';

/** A command was not given what it needs, or something that it does not know. */
export class UsageWrong extends Error {}

/** How a command is called. */
export interface CommandLine<Options extends ParseArgsConfig['options'] = ParseArgsConfig['options']> {
  /** A line for each way to call it, with what it then does. */
  readonly usage: string;
  /** Its options but `--help`. */
  readonly options: Options;
  /** Whether words may stand beside the options. */
  readonly allowPositionals?: boolean;
}

/**
 * Reads what a command was given. Nothing is ignored: who misspells an option means something else than the command without it.
 * @returns undefined where its usage was asked for, which is told then
 * @throws UsageWrong
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
    // The sentences after the first are for who writes the command.
    const [reason = ''] = error instanceof Error ? error.message.split('. ') : [];
    throw new UsageWrong(`${reason}.\n${usage}`);
  }
}
