import { readArguments, UsageError, type CommandLine } from '../server/commandLine';

/** Parses the arguments of a command for developers; ends the process after printing the usage, or what is wrong with them. */
export function argumentsOrExit<const Options extends CommandLine['options']>(
  commandLine: CommandLine<Options>,
): NonNullable<ReturnType<typeof readArguments<Options>>> {
  try {
    const parsed = readArguments(commandLine);
    if (parsed) return parsed;
  } catch (error) {
    if (!(error instanceof UsageError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
  process.exit();
}
