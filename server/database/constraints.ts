import pg from 'pg';

/** The unique index or constraint that a statement violated, or undefined for other errors. */
export function violatedUniqueness(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

/** Whether a statement violated a unique index, a foreign key or a check constraint. */
export function violatesConstraint(error: unknown): boolean {
  return error instanceof pg.DatabaseError && (error.code?.startsWith(CONSTRAINT_VIOLATIONS) ?? false);
}

/** SQLSTATE class of integrity constraint violations. */
const CONSTRAINT_VIOLATIONS = '23';
const UNIQUE_VIOLATION = '23505';
