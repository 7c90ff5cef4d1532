import type { EngineName } from '../support/engines';
import type { Random } from './random';

/** One kind of fault, injected in rounds that are counted. */
export interface Fault {
  /** What happens in a round, in a few words. */
  readonly summary: string;
  /** The engines that it applies to. */
  readonly engines: readonly EngineName[];
  /** Whether it starts its own PostgreSQL, whatever the engines of the run. */
  readonly hasOwnServer?: true;
  /** The number of rounds of a full run, per engine. */
  readonly rounds: number;
  /** The number of concurrent rounds, for faults that wait most of the time; 1 by default. */
  readonly atOnce?: number;
  /** Starts what the rounds share. */
  begin(options: FaultOptions): Promise<FaultScene>;
}

export interface FaultOptions {
  readonly engine: EngineName;
  readonly tally: Tally;
}

export interface FaultScene {
  /**
   * Injects the fault once and checks what must hold.
   * @param place a slot that no other round uses at the time: from 0, one for each concurrent round
   * @throws Violation
   */
  round(random: Random, place: number): Promise<void>;
  /**
   * Stops everything, and checks what can only be checked then.
   * @throws Violation
   */
  end(): Promise<void>;
}

/** Counts of what happened, for the table. */
export interface Tally {
  add(name: string, count?: number): void;
  /** Keeps the largest value. */
  peak(name: string, value: number): void;
  readonly counts: ReadonlyMap<string, number>;
}

/** Something happened that must not. */
export class Violation extends Error {
  constructor(what: string) {
    super(what);
    this.name = 'Violation';
  }
}

/** @throws Violation with what should have been, unless the condition holds */
export function mustHold(condition: boolean, what: string): asserts condition {
  if (!condition) throw new Violation(what);
}

/** An empty tally. */
export function newTally(): Tally {
  const counts = new Map<string, number>();
  return {
    counts,
    add(name, count = 1) {
      counts.set(name, (counts.get(name) ?? 0) + count);
    },
    peak(name, value) {
      counts.set(name, Math.max(counts.get(name) ?? 0, Math.round(value)));
    },
  };
}
