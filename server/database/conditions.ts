/** Builds the WHERE conditions of a list with their parameter values. */
export interface Conditions {
  /** @param sql a condition with `?` as the placeholder of the value */
  add(sql: string, value: unknown): void;
  /** @param sql a condition that already has its placeholders */
  addSql(sql: string): void;
  /** Adds a value and returns its placeholder, for example `$4`. */
  place(value: unknown): string;
  /** LIMIT and OFFSET of the requested rows. */
  part(range: { readonly limit: number; readonly offset: number }): string;
  /** SQL for WHERE; `true` without conditions. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

export function createConditions(): Conditions {
  const parts: string[] = [];
  const values: unknown[] = [];
  function place(value: unknown): string {
    return `$${values.push(value)}`;
  }
  return {
    add(sql, value) {
      const where = place(value);
      parts.push(`(${sql.replaceAll('?', where)})`);
    },
    addSql(sql) {
      parts.push(`(${sql})`);
    },
    place,
    part: ({ limit, offset }) => `LIMIT ${place(limit)} OFFSET ${place(offset)}::bigint`,
    get sql() {
      return parts.join(' AND ') || 'true';
    },
    values,
  };
}
