/** What a run measures; smaller numbers make a short run, whose figures are less reliable. */
export interface ServicesBenchSettings {
  /** Pages of one brand and tag, from small to large. */
  readonly pages: readonly number[];
  /** Records of one brand and area. */
  readonly records: number;
  /** Duration of the load. */
  readonly seconds: number;
  /** Number of concurrent staff. */
  readonly staff: number;
  /** The parts that run. */
  readonly parts: readonly Part[];
}

const PARTS = ['search', 'records', 'texts', 'page', 'writes', 'load', 'memory', 'attack'] as const;
type Part = (typeof PARTS)[number];

/**
 * The settings of the environment: BENCH_PAGES (1000,10000,100000), BENCH_RECORDS (100000), BENCH_SECONDS (60), BENCH_STAFF (50) and
 * BENCH_PARTS (all of them).
 * @throws RangeError naming a setting that cannot be read
 */
export function readSettings(environment: Readonly<Record<string, string | undefined>>): ServicesBenchSettings {
  function texts(name: string, byDefault: string): readonly string[] {
    const value = environment[name];
    return (value === undefined || value === '' ? byDefault : value).split(',');
  }
  function numbers(name: string, byDefault: string): readonly number[] {
    return texts(name, byDefault).map((text) => {
      if (!/^[1-9]\d{0,6}$/.test(text)) throw new RangeError(`${name}: expected whole numbers above 0, got '${text}'.`);
      return Number(text);
    });
  }
  const [records = 0] = numbers('BENCH_RECORDS', '100000');
  const [seconds = 0] = numbers('BENCH_SECONDS', '60');
  const [staff = 0] = numbers('BENCH_STAFF', '50');
  return {
    pages: numbers('BENCH_PAGES', '1000,10000,100000'),
    records,
    seconds,
    staff,
    parts: texts('BENCH_PARTS', PARTS.join(',')).map((text) => {
      const part = PARTS.find((candidate) => candidate === text);
      if (!part) throw new RangeError(`BENCH_PARTS: expected some of ${PARTS.join(',')}, got '${text}'.`);
      return part;
    }),
  };
}
