import type { PlacedField, ValueSettings } from '../../definition';

/** What decides whether a field can be edited, besides its definition. */
export interface LockContext {
  /** Whether the user has a scope. */
  readonly can: (scope: string) => boolean;
  /** Whether the edited entry was never saved. */
  readonly isNew: boolean;
}

/** Whether a field and everything inside it is read-only: by its definition, or because the user lacks a scope. */
export function isLocked({ readOnly, access }: PlacedField, { can }: Pick<LockContext, 'can'>): boolean {
  return Boolean(readOnly) || (access !== undefined && !can(access));
}

/** Whether a field is read-only whatever its value: as in `isLocked`, or because of `lockedWhile` (before or after the first save). */
export function isFieldReadOnly(field: PlacedField, user: LockContext): boolean {
  if (isLocked(field, user)) return true;
  const { lockedWhile } = field as Pick<ValueSettings, 'lockedWhile'>;
  return lockedWhile === (user.isNew ? 'new' : 'stored');
}
