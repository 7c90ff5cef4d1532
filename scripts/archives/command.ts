import type { Logger } from 'pino';
import { UsageError } from '../../server/commandLine';
import type { Progress } from '../../server/archive/progress';
import type { Config } from '../../server/config';

/** What `npm run data` was asked for, and where it tells of it. */
export interface DataCommand {
  readonly config: Config;
  /** The file or folder that was named. */
  readonly place: string | undefined;
  /** Whether what the installation holds may go. */
  readonly replaces: boolean;
  readonly keep: string | undefined;
  readonly logger: Logger;
  readonly print: (line: string) => void;
  readonly warn: (line: string) => void;
  readonly progress: Progress;
}

/** @throws UsageError */
export function placeOf({ place }: DataCommand, what: string): string {
  // Nothing is also what a variable comes to that a script has not set.
  if (place === undefined || place === '') throw new UsageError(`Name ${what}.`);
  return place;
}

/** A size as people read it. */
export function readableSize(bytes: number): string {
  const power = Math.min(UNITS.length - 1, Math.floor(Math.log2(Math.max(1, bytes)) / 10));
  return `${(bytes / 1024 ** power).toFixed(power === 0 ? 0 : 1)} ${UNITS[power]}`;
}

const UNITS = ['bytes', 'KB', 'MB', 'GB', 'TB'] as const;
