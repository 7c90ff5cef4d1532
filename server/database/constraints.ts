import pg from 'pg';

/** The unique index or constraint that a statement ran against, or nothing when the error is another one. */
export function violatedUniqueness(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError && error.code === UNIQUE_VIOLATION ? error.constraint : undefined;
}

const UNIQUE_VIOLATION = '23505';
