import type { PlacedField, ValueSettings } from '../../definition';

/** Who edits what. */
export interface FieldUser {
  /** Whether the person holds a scope. */
  readonly can: (scope: string) => boolean;
  /** Whether what is edited was never saved. */
  readonly isNew: boolean;
}

/** Whether a person can only read a field, and what is inside it: by its definition, or for want of a scope. */
export function isLocked({ readOnly, access }: PlacedField, { can }: Pick<FieldUser, 'can'>): boolean {
  return readOnly === true || (access !== undefined && !can(access));
}

/** Whether a field can only be read, whatever it holds: by its definition, for want of a scope, or before or after the first save. */
export function isClosed(field: PlacedField, user: FieldUser): boolean {
  if (isLocked(field, user)) return true;
  const { lockedWhile } = field as Pick<ValueSettings, 'lockedWhile'>;
  return lockedWhile === (user.isNew ? 'new' : 'stored');
}
