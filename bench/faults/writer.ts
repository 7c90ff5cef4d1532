import {
  createMarked,
  marksOf,
  newMarkedPage,
  readMarked,
  remarked,
  revisionOf,
  rewritten,
  saveMarked,
  type MarkedPage,
} from '../support/markedPage';
import type { Outcome, Staff } from '../support/staff';
import { Violation, mustHold, type Tally } from './fault';
import type { Random } from './random';

/** A simulated person who saves one page repeatedly and knows what must be stored. */
export interface Writer {
  /**
   * Saves until the time is over or a save is not acknowledged.
   * @returns the outcome of the save that was not acknowledged, if there was one
   */
  work(staff: Staff, options: WorkOptions): Promise<Outcome | undefined>;
  /**
   * Checks that the last acknowledged save is stored, or, completely, the one after it whose response was lost.
   * @throws Violation
   */
  verify(staff: Staff): Promise<void>;
}

interface WorkOptions {
  readonly random: Random;
  readonly isOver: () => boolean;
}

interface Version {
  readonly page: MarkedPage;
  readonly mark: string;
  readonly revision: number;
}

/** Large enough to take several statements and round trips, small enough for many saves a second. */
const SIZE = { collections: 6, fields: 10 } as const;

/** A writer with a stored page. */
export async function createWriter(staff: Staff, name: string, tally: Tally): Promise<Writer> {
  let saves = 0;
  const page = newMarkedPage(`${name} 0`, SIZE);
  const created = await createMarked(staff, page);
  if (created.code !== 'OK') throw new Error(`A page could not be made: ${created.code} ${created.message}`);
  let stored: Version = { page, mark: `${name} 0`, revision: 1 };
  let unanswered: Version | undefined;

  async function save(staffNow: Staff, random: Random): Promise<Outcome> {
    saves += 1;
    const mark = `${name} ${saves}`;
    const isRewrite = random.oneOf([true, false]);
    const next = isRewrite ? rewritten(stored.page, mark, SIZE) : remarked(stored.page, mark);
    const removed = stored.page.containers[0]?.id;
    unanswered = { page: next, mark, revision: stored.revision + 1 };
    const outcome = await saveMarked(staffNow, {
      page: next,
      expectedRevision: stored.revision,
      ...(isRewrite && removed !== undefined && { removed }),
    });
    if (outcome.code !== 'OK') return outcome;
    mustHold(
      revisionOf(outcome) === unanswered.revision,
      `the save '${mark}' should be revision ${unanswered.revision}, was answered ${revisionOf(outcome)}`,
    );
    stored = unanswered;
    unanswered = undefined;
    tally.add('saves acknowledged');
    return outcome;
  }

  return {
    async work(staffNow, { random, isOver }) {
      while (!isOver()) {
        const outcome = await save(staffNow, random);
        if (outcome.code !== 'OK') return outcome;
      }
      return undefined;
    },
    async verify(staffNow) {
      const read = await readMarked(staffNow, stored.page.id);
      mustHold(read.code === 'OK', `the page of ${name} should be readable, got ${read.code} ${read.message}`);
      const { revision, marks, containers, fields } = marksOf(read);
      const [mark] = marks;
      const where = `the page of ${name}`;
      mustHold(marks.size === 1, `${where} should hold one save, holds ${[...marks].join(' and ')}`);
      mustHold(containers === 1, `${where} should have 1 container, has ${containers}`);
      mustHold(fields === SIZE.collections * SIZE.fields, `${where} should have all fields, has ${fields}`);
      const found = [stored, unanswered].find((version) => version?.mark === mark);
      if (!found) throw new Violation(`${where} should hold '${stored.mark}', holds '${String(mark)}'`);
      mustHold(revision === found.revision, `${where} should have revision ${found.revision}, has ${revision}`);
      if (found === unanswered) tally.add('unacknowledged saves found whole');
      else if (unanswered) tally.add('unacknowledged saves not stored');
      stored = found;
      unanswered = undefined;
    },
  };
}
