import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { isNotFound } from '../../api/errors';
import { useRequest } from '../../hooks/useRequest';
import { logError } from '../../lib/log';
import { useToasts } from '../../shell/toasts';
import { PageNotFoundError, type PageReader } from '../../stores/pageReader';
import { createUnitStore, LastUnitError, type Unit } from '../../stores/unitStore';
import type { StoredUnits } from '../../tree';
import { services } from '../services';
import { useNewsCount } from '../useNewsCount';
import { editorTexts } from '../texts';
import { unitTexts } from './texts';
import type { TypedNames } from './typedNames';

/** The units of a page, with the operations on them. */
export interface Units {
  /** Undefined until they are loaded. */
  readonly units: readonly Unit[] | undefined;
  readonly error: unknown;
  /** While a change is in flight nothing else can be changed (C-2). */
  readonly isBusy: boolean;
  readonly retry: () => void;
  /** @returns the id of the new unit; undefined when it was not added */
  readonly add: () => Promise<string | undefined>;
  /** If it fails, the input stays open. The name typed for a removed unit is stored when the unit is put back. */
  readonly rename: (id: string, name: string) => Promise<void>;
  /** @returns whether it was removed */
  readonly remove: (unit: Unit) => Promise<boolean>;
  /** Restores a removed unit. @param position among the others; the last by default @returns whether it succeeded */
  readonly putBack: (unit: Unit, position?: number) => Promise<boolean>;
  /** Re-fetches the units. Referentially stable. */
  readonly refresh: () => void;
}

/**
 * Loads and changes the units of a page.
 * @param page like `stored`, `names`, `isKept` and `findDraftedUnit`, must be referentially stable
 * @param isKept whether a unit that somebody else removed stays on screen, because it is visible or has unsaved changes
 * @param findDraftedUnit the removed unit that has drafts
 */
export function useUnits(options: {
  readonly page: PageReader;
  readonly noun: string;
  readonly stored: StoredUnits;
  readonly names: TypedNames;
  readonly isKept: (unit: Unit) => boolean;
  readonly findDraftedUnit: (units: readonly Unit[]) => Promise<Unit | undefined>;
}): Units {
  const { page, noun, stored, names, isKept, findDraftedUnit } = options;
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
      const drafted = await findDraftedUnit(found);
      return drafted ? [...found, drafted] : found;
    },
    [findDraftedUnit],
  );
  const { error, retry } = useRequest({
    input: store,
    load,
    onResult: setUnits,
    logMessage: 'The units could not be loaded.',
  });

  /** @param without id of the unit that the user has removed */
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
  /** Counts refreshes and changes: outdated responses are dropped. */
  const latest = useRef(0);
  const refresh = useCallback(() => {
    const current = ++latest.current;
    store.load().then(
      (found) => {
        if (current === latest.current) show(found);
      },
      (reason: unknown) => logError('The units could not be looked for.', reason),
    );
  }, [show, store]);
  const news = useNewsCount(({ kind, id }) => kind === 'page' && id === page.id);
  const isLoaded = units !== undefined;
  useEffect(() => {
    // Changes during the initial load are fetched after it.
    if (isLoaded && news > 0) refresh();
  }, [isLoaded, news, refresh]);

  /** Closes the messages of failed changes once a later one succeeds. */
  const failing = useRef(new AbortController());
  /**
   * Executes a change and shows a toast about its outcome.
   * @param done message of success; undefined if success is reported elsewhere
   * @returns undefined when it failed
   */
  async function change<Result>(work: () => Promise<Result>, done?: string): Promise<Result | undefined> {
    const before = latest.current;
    try {
      const result = await work();
      // A concurrent refresh may have read the page before the change, and the change may have read it before the remote one.
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
  /** The last change in the queue. */
  const lastChange = useRef<Promise<unknown>>(Promise.resolve());
  /** Queues a change: the click that blurs a name input may start a second one. */
  function run<Result>(work: () => Promise<Result>, done?: string): Promise<Result | undefined> {
    setChanges((count) => count + 1);
    const changed = lastChange.current.then(() => change(work, done)).finally(() => setChanges((count) => count - 1));
    lastChange.current = changed;
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
          if (isNotFound(reason) && !isPageGone(reason))
            setUnits((all) => all?.map((unit) => (unit.id === id ? { ...unit, isGone } : unit)));
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
    async putBack(unit, position) {
      const found = await run(async () => {
        const all = await store.restore({ ...unit, name: names.unsavedName(unit) ?? unit.name }, position);
        // Somebody else may have restored it, under its former name.
        if (all.every((one) => one.id !== unit.id || names.unsavedName(one) === undefined)) names.close(unit.id);
        return all;
      }, unitTexts.saved);
      if (found) show(found);
      return found !== undefined;
    },
    refresh,
  };
}

const isGone = true as const;

function isPageGone(reason: unknown): boolean {
  return reason instanceof PageNotFoundError;
}

function textOf(reason: unknown, noun: string): string {
  if (reason instanceof LastUnitError) return unitTexts.lastStays({ noun });
  if (isNotFound(reason)) return editorTexts.missing({ noun: isPageGone(reason) ? editorTexts.page : noun });
  return unitTexts.failed;
}
