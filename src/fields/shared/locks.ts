import type { PlacedField, ValueSettings } from '../../definition';

/** Who edits what. */
export interface FieldUser {
  /** Whether the person holds a scope. */
  readonly can: (scope: string) => boolean;
  /** Whether what is edited was never saved. */
  readonly isNew: boolean;
}

/** Whether a field can only be read, whatever it holds: by its definition, for want of a scope, or before or after the first save. */
export function isClosed(field: PlacedField, { can, isNew }: FieldUser): boolean {
  if (field.readOnly === true || (field.access !== undefined && !can(field.access))) return true;
  const { lockedWhile } = field as Pick<ValueSettings, 'lockedWhile'>;
  return lockedWhile === (isNew ? 'new' : 'stored');
}
