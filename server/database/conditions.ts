/** Conditions of a list with their values. */
export interface Conditions {
  /** @param sql a condition in which `?` stands for the value */
  add(sql: string, value: unknown): void;
  /** @param sql a condition whose values have their places already */
  addSql(sql: string): void;
  /** The place of one more value, for example `$4`. */
  place(value: unknown): string;
  /** SQL for the part of the rows that is asked for: LIMIT and OFFSET. */
  part(asked: { readonly limit: number; readonly offset: number }): string;
  /** SQL for WHERE; `true` when there is no condition. */
  readonly sql: string;
  readonly values: readonly unknown[];
}

/** No condition yet. */
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
