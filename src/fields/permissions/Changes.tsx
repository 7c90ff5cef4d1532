import type { ServedOption } from '../../lib/options';
import { permissionTexts } from './texts';

interface ChangesProps {
  readonly permissions: readonly ServedOption[];
  /** The ids as they are stored. */
  readonly before: ReadonlySet<string>;
  readonly now: ReadonlySet<string>;
}

/** How many permissions are named; the others are counted. */
const NAMED = 8;

/** What is gained and lost by saving, compared with what is stored. */
export function Changes({ permissions, before, now }: ChangesProps) {
  const gained = permissions.filter(({ value }) => now.has(value) && !before.has(value));
  const lost = permissions.filter(({ value }) => before.has(value) && !now.has(value));
  return (
    <div className="f-matrix-changes" role="status">
      {gained.length > 0 && (
        <p data-kind="gained">{permissionTexts.gains({ count: gained.length, names: named(gained) })}</p>
      )}
      {lost.length > 0 && <p data-kind="lost">{permissionTexts.loses({ count: lost.length, names: named(lost) })}</p>}
    </div>
  );
}

function named(permissions: readonly ServedOption[]): string {
  const shown = permissions.slice(0, NAMED).map(({ label }) => label);
  const rest = permissions.length - shown.length;
  return [...shown, ...(rest > 0 ? [permissionTexts.more({ count: rest })] : [])].join(', ');
}
