/** A fault in a definition: where it stands, what was expected there and what was found. */
export interface DefinitionProblem {
  /** Keys from the definition's root, for example `fields.main.fields.title.stored`. */
  readonly where: string;
  readonly expected: string;
  readonly got: string;
}

/** Checks one setting's value; answers nothing when it is right. */
export type Shape = (value: unknown, where: string) => readonly DefinitionProblem[];

/** The settings of an object: what each must be. Names ending in `?` may be absent. */
export type Settings = Readonly<Record<string, Shape>>;

/** Prints a value for a message: short, quoted, never the whole of a large object. */
export function print(value: unknown): string {
  if (value === undefined) return 'nothing';
  const json = (JSON.stringify(value) as string | undefined) ?? typeof value;
  return json.length > 80 ? `${json.slice(0, 77)}…` : json;
}

/** A problem unless `holds`. */
export function expectThat(
  holds: boolean,
  where: string,
  found: { expected: string; got: unknown },
): DefinitionProblem[] {
  return holds ? [] : [{ where, expected: found.expected, got: print(found.got) }];
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

export const text: Shape = (value, where) =>
  expectThat(typeof value === 'string' && value.trim() !== '', where, { expected: 'a text', got: value });

export const flag: Shape = (value, where) =>
  expectThat(typeof value === 'boolean', where, { expected: 'true or false', got: value });

export const number: Shape = (value, where) =>
  expectThat(typeof value === 'number' && Number.isFinite(value), where, { expected: 'a number', got: value });

export const count: Shape = (value, where) =>
  expectThat(Number.isInteger(value) && (value as number) >= 0, where, {
    expected: 'a whole number from 0',
    got: value,
  });

/** One of a fixed set of values. */
export function oneOf(values: readonly unknown[]): Shape {
  return (value, where) =>
    expectThat(values.includes(value), where, { expected: `one of ${values.map(print).join(', ')}`, got: value });
}

/** A list whose members are all of one shape. */
export function listOf(member: Shape): Shape {
  return (value, where) => {
    if (!Array.isArray(value)) return expectThat(false, where, { expected: 'a list', got: value });
    return value.flatMap((item, index) => member(item, `${where}.${index}`));
  };
}

/** An object with exactly these settings; those of `optional` may be absent. */
export function objectOf(required: Settings, optional: Settings = {}): Shape {
  return (value, where) => {
    if (!isRecord(value)) return expectThat(false, where, { expected: 'an object', got: value });
    const at = (key: string) => (where === '' ? key : `${where}.${key}`);
    const known = { ...required, ...optional };
    const missing = Object.keys(required).filter((key) => value[key] === undefined);
    return [
      ...missing.map((key) => ({ where: at(key), expected: 'this setting', got: 'nothing' })),
      ...Object.entries(value).flatMap(([key, setting]) => {
        if (setting === undefined) return [];
        const shape = Object.hasOwn(known, key) ? known[key] : undefined;
        const expected = `one of the settings ${Object.keys(known).join(', ')}`;
        return shape ? shape(setting, at(key)) : expectThat(false, at(key), { expected, got: key });
      }),
    ];
  };
}

/** The first of several shapes that the value fits; the problems of the last when it fits none. */
export function eitherOf(...shapes: readonly Shape[]): Shape {
  return (value, where) => {
    let problems: readonly DefinitionProblem[] = [];
    for (const shape of shapes) {
      problems = shape(value, where);
      if (problems.length === 0) return [];
    }
    return problems;
  };
}
