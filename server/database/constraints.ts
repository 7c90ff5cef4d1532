import pg from 'pg';

/** The unique index or constraint that a statement ran against, or nothing when the error is another one. */
export function violatedUniqueness(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

/** Whether a statement ran against a unique index, a reference to another row or a condition of its table. */
export function violatesConstraint(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code?.startsWith(CONSTRAINT_VIOLATIONS) ?? false);
}

/** The class of the codes of violated constraints. */
const CONSTRAINT_VIOLATIONS = '23';
const UNIQUE_VIOLATION = '23505';
