/** One mistake in otherwise valid definitions (`base.ts`). */
export interface Mistake {
  /** Description, part of the test title. */
  readonly what: string;
  /** Values to set, by dotted path in `base.ts`; undefined removes one. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Path at which the problem must be reported, from the root of its definition. */
  readonly at: string;
  /** Text that `expected` of the problem must contain. */
  readonly expected: string;
  /** Reported value, where it is not obvious from `set`. */
  readonly got?: string;
  readonly suggestion?: string;
  /** The brand reported, if only one has the problem. */
  readonly brand?: string;
  /** Paths of further problems that follow from it. */
  readonly also?: readonly string[];
}

/** A mistake that the checks cannot find. */
export interface MissedMistake extends Pick<Mistake, 'what' | 'set'> {
  readonly why: string;
}

/** A mistake in a field added to the main group of `about-us`, with optional siblings; paths are relative to the field. */
interface FieldMistake extends Omit<Mistake, 'set'> {
  readonly field: Readonly<Record<string, unknown>>;
  readonly beside?: Readonly<Record<string, unknown>>;
}

const MAIN = 'fields.main.fields';

/** A mistake in the added field. */
export function ofField({ field, beside = {}, at, also, ...mistake }: FieldMistake): Mistake {
  const others = Object.entries(beside).map(([key, other]) => [`editors.about.about-us.${MAIN}.${key}`, other]);
  return {
    ...mistake,
    ...(also && { also: also.map((place) => `${MAIN}.${place}`) }),
    at: at === '' ? `${MAIN}.extra` : `${MAIN}.extra.${at}`,
    set: {
      [`editors.about.about-us.${MAIN}.extra`]: { label: 'Extra', stored: 'EXTRA', ...field },
      ...Object.fromEntries(others),
    },
  };
}
