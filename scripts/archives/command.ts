import type { Logger } from 'pino';
import { UsageError } from '../../server/commandLine';
import type { Progress } from '../../server/archive/progress';
import type { Config } from '../../server/config';

/** One call of `npm run data`: its arguments, and where it reports. */
export interface DataCommand {
  readonly config: Config;
  /** The file or folder given as an argument. */
  readonly place: string | undefined;
  /** Whether existing content of the installation may be replaced. */
  readonly replaces: boolean;
  readonly keep: string | undefined;
  readonly logger: Logger;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly progress: Progress;
}

/** @throws UsageError */
export function placeOf({ place }: DataCommand, what: string): string {
  // An unset variable in a script arrives as an empty argument.
  if (place === undefined || place === '') throw new UsageError(`Name ${what}.`);
  return place;
}

/** A size in the largest unit that fits: `1.5 MB`. */
export function readableSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
