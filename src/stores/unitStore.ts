import type { Client } from 'urql';
import { isNotFound, isRefusal, isStaleSave, ServiceError } from '../api/errors';
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
  /** Removed by somebody else; still visible because of its unsaved changes. */
  readonly isGone?: true;
}

/** The units of one page. Every change returns the units after it, including those that others added. */
export interface UnitStore {
  /** @throws PageNotFoundError, or the errors of src/api/errors.ts */
  load(): Promise<readonly Unit[]>;
  /** Repeated because there was no response, it adds one unit, not two. @returns the id of the new unit, the last of them */
  add(): Promise<{ readonly id: string; readonly units: readonly Unit[] }>;
  /** @throws ServiceError with the code NOT_FOUND if the unit was deleted */
  rename(id: string, name: string): Promise<readonly Unit[]>;
  /** Does nothing if it is already deleted. @throws LastUnitError if it is the only one */
  remove(id: string): Promise<readonly Unit[]>;
  /**
   * Adds a deleted unit again, with its content as last read; with empty sections if it was never read.
   * @param position among the others; the last by default
   */
  restore(unit: Unit, position?: number): Promise<readonly Unit[]>;
}

/** A page must keep at least one unit. */
export class LastUnitError extends Error {
  constructor(readonly id: string) {
    super(`The unit ${id} is the only one of its page.`);
    this.name = 'LastUnitError';
  }
}

/** Maximum number of attempts while others keep saving. */
const MAX_ATTEMPTS = 4;

/**
 * Adds, renames and removes units. A change describes its result, not the previous state: if somebody has saved the page
 * since, it is planned again on top of that, so that nobody's unit is lost.
 */
export function createUnitStore(dependencies: {
  readonly client: Client;
  readonly page: PageReader;
  readonly stored: StoredUnits;
  readonly newId: () => string;
}): UnitStore {
  const { client, page: reader, stored, newId } = dependencies;

  async function read(): Promise<Page> {
    return pageFromWire(await reader.read());
  }

  /** A new unit that may or may not be stored: a repeated `add` sends it again. */
  let unanswered: FieldCollection | undefined;

  function has(page: Page, id: string): boolean {
    return unitsOf(page, stored).some((unit) => unit.id === id);
  }

  const load = async () => unitsOf(await read(), stored).map(tabOf);

  /** @param plan the mutations on the current page; none if there is nothing to do */
  async function change(plan: (page: Page) => readonly PlannedOperation[]): Promise<readonly Unit[]> {
    for (let attempt = 1; ; attempt++) {
      const operations = plan(await read());
      try {
        if (operations.length > 0) await runMutations(client, operationsToWire(operations, reader.id));
        return await load();
      } catch (error) {
        // Reading again tells whether the page is gone, or only a part of it.
        if (attempt === MAX_ATTEMPTS || !(isStaleSave(error) || isNotFound(error))) throw error;
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
    restore: ({ id, name }, position) =>
      change((page) => {
        if (has(page, id)) return [];
        const last = reader.lastRead(id);
        const unit = last ? collectionFromWire(last) : newUnit(stored, { order: 0, newId, id });
        return planAddUnit({ page, stored, unit: { ...unit, name: name || unit.name }, newId, position });
      }),
  };
}

function tabOf({ id, name }: FieldCollection): Unit {
  return { id, name };
}
