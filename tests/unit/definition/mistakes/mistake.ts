/** One mistake in otherwise sound definitions (`base.ts`). */
export interface Mistake {
  /** What is wrong, in words. */
  readonly what: string;
  /** What is set, by its path in `base.ts`, keys joined with dots; undefined removes it. */
  readonly set: Readonly<Record<string, unknown>>;
  /** Where the problem must stand, from the root of its definition. */
  readonly at: string;
  /** What must be said was expected. */
  readonly expected: string;
  /** What must be said was found there, where that is not plain from `set`. */
  readonly got?: string;
  readonly suggestion?: string;
  /** The one brand that has it. */
  readonly brand?: string;
  /** Problems that follow from it somewhere else, by their places. */
  readonly also?: readonly string[];
}

/** A mistake that no check finds. */
export interface MissedMistake extends Pick<Mistake, 'what' | 'set'> {
  readonly why: string;
}

/** A mistake in a field that is added to the main group of `about-us`, with others beside it; places are those below the field. */
interface FieldMistake extends Omit<Mistake, 'set'> {
  readonly field: Readonly<Record<string, unknown>>;
  readonly beside?: Readonly<Record<string, unknown>>;
}

const MAIN = 'fields.main.fields';

/** Mistakes of one field. */
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
