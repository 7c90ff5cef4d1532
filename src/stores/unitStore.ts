import type { Client } from 'urql';
import { isRefusal, ServiceError } from '../api/errors';
import { runMutations } from '../api/mutations';
import {
  newUnit,
  planAddUnit,
  planRemoveUnit,
  planRenameUnit,
  unitsOf,
  type FieldCollection,
  type Page,
  type PlannedOperation,
  type StoredUnits,
} from '../tree';
import type { PageReader } from './pageReader';
import { notFoundTexts } from './texts';
import { collectionFromWire, operationsToWire, pageFromWire } from './wire';

/** A unit of a page, as its tab shows it. */
export interface Unit {
  readonly id: string;
  /** May be empty (PROPU-009). */
  readonly name: string;
  /** Somebody else removed it; it is still in sight for what is not saved of it. */
  readonly isGone?: true;
}

/** The units of one page. Every change answers the units as they are after it, those of others included. */
export interface UnitStore {
  /** @throws the errors of src/api/errors.ts; NOT_FOUND when the page is gone */
  load(): Promise<readonly Unit[]>;
  /** Asked again because no answer came, it adds one unit, not two. @returns the id of the new unit, the last of them */
  add(): Promise<{ readonly id: string; readonly units: readonly Unit[] }>;
  /** @throws ServiceError with the code NOT_FOUND when the unit is gone */
  rename(id: string, name: string): Promise<readonly Unit[]>;
  /** One that is gone already is no error. @throws LastUnitError when it is the only one */
  remove(id: string): Promise<readonly Unit[]>;
  /** Adds a unit that is gone again, with what was in it when it was last read; with empty sections when it never was. */
  putBack(unit: Unit): Promise<readonly Unit[]>;
}

/** A page keeps one unit. */
export class LastUnitError extends Error {
  constructor(readonly id: string) {
    super(`The unit ${id} is the only one of its page.`);
    this.name = 'LastUnitError';
  }
}

/** How often a change is repeated on top of other people's saves. */
const ATTEMPTS = 4;

/**
 * Adds, renames and removes units. A change says what is wanted, not what was there: where somebody saved the page
 * meanwhile it is made again on what they left, so that nobody's unit is lost.
 */
export function createUnitStore(needs: {
  readonly client: Client;
  readonly page: PageReader;
  readonly stored: StoredUnits;
  readonly newId: () => string;
}): UnitStore {
  const { client, page: reader, stored, newId } = needs;

  async function read(): Promise<Page> {
    const wire = await reader.read();
    if (!wire) throw new ServiceError(notFoundTexts.page, 'NOT_FOUND');
    return pageFromWire(wire);
  }

  /** A new unit that may be stored or not: asking for one again means this one. */
  let unanswered: FieldCollection | undefined;

  function has(page: Page, id: string): boolean {
    return unitsOf(page, stored).some((unit) => unit.id === id);
  }

  const load = async () => unitsOf(await read(), stored).map(tabOf);

  /** @param plan the mutations on the page as it is; none where nothing is to be done */
  async function change(plan: (page: Page) => readonly PlannedOperation[]): Promise<readonly Unit[]> {
    for (let attempt = 1; ; attempt++) {
      const operations = plan(await read());
      try {
        if (operations.length > 0) await runMutations(client, operationsToWire(operations, reader.id));
        return await load();
      } catch (error) {
        if (attempt === ATTEMPTS || !(error instanceof ServiceError) || error.code !== 'CONFLICT') throw error;
      }
    }
  }

  return {
    load,
    async add() {
      const unit = (unanswered ??= newUnit(stored, { order: 0, newId }));
      try {
        const units = await change((page) => (has(page, unit.id) ? [] : planAddUnit({ page, stored, unit, newId })));
        unanswered = undefined;
        return { id: unit.id, units };
      } catch (error) {
        if (isRefusal(error)) unanswered = undefined;
        throw error;
      }
    },
    rename: (id, name) =>
      change((page) => {
        const unit = unitsOf(page, stored).find((one) => one.id === id);
        if (!unit) throw new ServiceError(notFoundTexts.unit, 'NOT_FOUND');
        return unit.name === name ? [] : planRenameUnit(page, unit, name);
      }),
    remove: (id) =>
      change((page) => {
        if (!has(page, id)) return [];
        if (unitsOf(page, stored).length === 1) throw new LastUnitError(id);
        return planRemoveUnit(page, stored, id);
      }),
    putBack: ({ id, name }) =>
      change((page) => {
        if (has(page, id)) return [];
        const last = reader.lastSeen(id);
        const unit = last ? collectionFromWire(last) : newUnit(stored, { order: 0, newId, id });
        return planAddUnit({ page, stored, unit: { ...unit, name: name || unit.name }, newId });
      }),
  };
}

function tabOf({ id, name }: FieldCollection): Unit {
  return { id, name };
}
