import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { ServiceError } from '../../api/errors';
import { useAnswer } from '../../hooks/useAnswer';
import { logError } from '../../lib/log';
import { useToasts } from '../../shell/toasts';
import type { PageReader } from '../../stores/pageReader';
import { createUnitStore, LastUnitError, type Unit } from '../../stores/unitStore';
import type { StoredUnits } from '../../tree';
import { services } from '../services';
import { useNewsCount } from '../useNewsCount';
import { unitTexts } from './texts';
import type { TypedNames } from './typedNames';

/** The units of a page, and what can be done with them. */
export interface Units {
  /** Undefined until they are loaded. */
  readonly units: readonly Unit[] | undefined;
  readonly error: unknown;
  /** While a change is on its way nothing else can be changed (C-2). */
  readonly isBusy: boolean;
  readonly retry: () => void;
  /** @returns the id of the new unit; undefined when it was not added */
  readonly add: () => Promise<string | undefined>;
  /** Its input stays open where that fails. What is typed for a unit that somebody else removed is put back with it. */
  readonly rename: (id: string, name: string) => Promise<void>;
  /** @returns whether it is gone */
  readonly remove: (unit: Unit) => Promise<boolean>;
  /** Adds a unit again that was removed. @returns whether it is there again */
  readonly putBack: (unit: Unit) => Promise<boolean>;
  /** Looks which units there are now. It stays the same function. */
  readonly refresh: () => void;
}

/**
 * Loads and changes the units of a page.
 * @param page, `stored` and `names` must stay the same objects, `isKept` and `draftOf` the same functions
 * @param isKept whether a unit that somebody else removed stays here, because it has unsaved changes or is worked in
 * @param draftOf the id of a unit that is not there, but of which there are drafts
 */
export function useUnits(options: {
  readonly page: PageReader;
  readonly noun: string;
  readonly stored: StoredUnits;
  readonly names: TypedNames;
  readonly isKept: (unit: Unit) => boolean;
  readonly draftOf: (units: readonly Unit[]) => Promise<string | undefined>;
}): Units {
  const { page, noun, stored, names, isKept, draftOf } = options;
  const toasts = useToasts();
  const store = useMemo(
    () => createUnitStore({ client: services.content, page, stored, newId: () => crypto.randomUUID() }),
    [page, stored],
  );
  const [units, setUnits] = useState<readonly Unit[]>();
  const [changes, setChanges] = useState(0);
  const load = useCallback(
    async ({ load: read }: Pick<typeof store, 'load'>): Promise<readonly Unit[]> => {
      const found = await read();
      const id = await draftOf(found);
      return id === undefined ? found : [...found, { id, name: '', isGone }];
    },
    [draftOf],
  );
  const { error, retry } = useAnswer({
    question: store,
    ask: load,
    onAnswer: setUnits,
    failure: 'The units could not be loaded.',
  });

  /** @param without the unit that is removed on purpose */
  const show = useCallback(
    (found: readonly Unit[], without?: string) => {
      const known = new Set([...found.map(({ id }) => id), without]);
      setUnits((before = []) => [
        ...found,
        ...before
          .filter((unit) => !known.has(unit.id) && (unit.isGone ?? isKept(unit)))
          .map((unit) => ({ ...unit, isGone })),
      ]);
    },
    [isKept],
  );
  /** Counts looks and changes: of an answer that comes after a later one nothing is shown. */
  const latest = useRef(0);
  const refresh = useCallback(() => {
    const mine = ++latest.current;
    store.load().then(
      (found) => {
        if (mine === latest.current) show(found);
      },
      (reason: unknown) => logError('The units could not be looked for.', reason),
    );
  }, [show, store]);
  const news = useNewsCount(({ kind, id }) => kind === 'page' && id === page.id);
  const isLoaded = units !== undefined;
  useEffect(() => {
    // The first load is no look: what there is news of meanwhile is looked at after it.
    if (isLoaded && news > 0) refresh();
  }, [isLoaded, news, refresh]);

  /** Closes the messages of failed changes once a later one succeeds. */
  const failing = useRef(new AbortController());
  /**
   * Makes a change; what becomes of it is told.
   * @param done absent where it is told elsewhere that it went well
   * @returns undefined when it failed
   */
  async function change<Result>(work: () => Promise<Result>, done?: string): Promise<Result | undefined> {
    const before = latest.current;
    try {
      const result = await work();
      // A look meanwhile may have read the page before the change, and the change before what there is news of.
      if (latest.current === before) latest.current += 1;
      else refresh();
      failing.current.abort();
      failing.current = new AbortController();
      if (done !== undefined) toasts.success(done);
      return result;
    } catch (reason) {
      logError('The units could not be changed.', reason);
      toasts.error(textOf(reason, noun), failing.current.signal);
      return undefined;
    }
  }
  /** The last change that was begun. */
  const last = useRef<Promise<unknown>>(Promise.resolve());
  /** Runs a change after those that were begun before: the click that leaves the input of a name may begin one. */
  function run<Result>(work: () => Promise<Result>, done?: string): Promise<Result | undefined> {
    setChanges((count) => count + 1);
    const changed = last.current.then(() => change(work, done)).finally(() => setChanges((count) => count - 1));
    last.current = changed;
    return changed;
  }

  return {
    units,
    error,
    isBusy: changes > 0,
    retry,
    async add() {
      const added = await run(() => store.add(), unitTexts.saved);
      if (added) show(added.units);
      return added?.id;
    },
    async rename(id, name) {
      if (units?.some((unit) => unit.id === id && unit.isGone)) return;
      const found = await run(async () => {
        try {
          const renamed = await store.rename(id, name);
          names.close(id);
          return renamed;
        } catch (reason) {
          if (isNotFound(reason)) setUnits((all) => all?.map((unit) => (unit.id === id ? { ...unit, isGone } : unit)));
          throw reason;
        }
      }, unitTexts.saved);
      if (found) show(found);
    },
    async remove({ id }) {
      const found = await run(() => store.remove(id));
      if (found) show(found, id);
      return found !== undefined;
    },
    async putBack(unit) {
      const found = await run(async () => {
        const all = await store.putBack({ ...unit, name: names.wanted(unit) ?? unit.name });
        // It may be back by somebody else, under its former name.
        if (all.every((one) => one.id !== unit.id || names.wanted(one) === undefined)) names.close(unit.id);
        return all;
      }, unitTexts.saved);
      if (found) show(found);
      return found !== undefined;
    },
    refresh,
  };
}

const isGone = true as const;

function isNotFound(reason: unknown): boolean {
  return reason instanceof ServiceError && reason.code === 'NOT_FOUND';
}

function textOf(reason: unknown, noun: string): string {
  if (reason instanceof LastUnitError) return unitTexts.lastStays({ noun });
  if (isNotFound(reason)) return unitTexts.gone({ noun });
  return unitTexts.failed;
}
