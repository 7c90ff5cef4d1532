import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useRequest } from '../../hooks/useRequest';
import { textOf } from '../../kinds';
import type { ServedOptions } from '../../definition';
import type { FoundOptions, OptionSource, ServedOption } from '../../lib/options';
import type { FormPath } from '../../tree';
import { useFormView } from './formView';
import { useFormServices } from './services';

/** Loading state of the options of a service. */
export type OptionsState =
  /** A field that the options depend on is still empty; `first` is its label. */
  | { readonly status: 'waiting'; readonly dependencyLabel: string }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /**
   * `options` may hold only the first of `total`. While `reload` is in flight, and after it failed (`isStale`), the previous
   * options stay.
   */
  | ({ readonly status: 'ready'; readonly reload: () => void; readonly isStale: boolean } & FoundOptions);

/** Debounce of a search, in milliseconds; clearing its text takes effect at once. */
const SEARCH_DELAY = 300;

interface LoadOptions {
  /** Default true; if false, nothing is loaded. */
  readonly isEnabled?: boolean;
  /** Search text, if the service does the searching. */
  readonly text?: string;
}

/**
 * The options that a service provides for a field; reloaded when a sibling that they depend on changes.
 * @param path of the field
 */
export function useServedOptions(
  { source, by = NOTHING }: ServedOptions,
  path: FormPath,
  { isEnabled = true, text }: LoadOptions = {},
): OptionsState {
  const { options } = useFormServices();
  const { valueAt, fieldAt, subscribe } = useFormView();
  const siblingPath = (key: string) => [...path.slice(0, -1), key];
  // Serialized: the snapshot compares equal, and nothing re-renders, when other fields change.
  const parameters = useSyncExternalStore(subscribe, () =>
    JSON.stringify(Object.entries(by).map(([name, key]) => [name, textOf(valueAt(siblingPath(key)))])),
  );
  const missing = Object.values(by).find((key) => textOf(valueAt(siblingPath(key))) === '');
  const isWaiting = missing !== undefined || !isEnabled;
  const input = useMemo(
    (): OptionsQuery | undefined => (isWaiting ? undefined : { source: options(source), parameters, text }),
    [isWaiting, options, parameters, source, text],
  );
  const { result, error, retry } = useRequest({
    input,
    load: findOptions,
    ...(text && { debounceMilliseconds: SEARCH_DELAY }),
    logMessage: `The choices '${source}' could not be loaded.`,
  });
  if (missing !== undefined) {
    return { status: 'waiting', dependencyLabel: fieldAt(siblingPath(missing)).labels.at(-1) ?? '' };
  }
  const isStale = error !== undefined;
  // A new search keeps the previous results until it is answered.
  if (result?.parameters === parameters) return { status: 'ready', ...result.found, reload: retry, isStale };
  return isStale ? { status: 'failed', retry } : { status: 'loading' };
}

interface OptionsQuery {
  readonly source: OptionSource;
  /** JSON: pairs of name and value. */
  readonly parameters: string;
  /** Undefined: list all options. */
  readonly text: string | undefined;
}

async function findOptions({ source, parameters, text }: OptionsQuery) {
  const given = Object.fromEntries(JSON.parse(parameters) as readonly (readonly [string, string])[]);
  if (text !== undefined && source.search) return { parameters, found: await source.search(given, text) };
  const options = await source.list(given);
  return { parameters, found: { options, total: options.length } };
}

/**
 * The option of a selected value that the service no longer offers.
 * @param state the options on offer
 * @param value '' for none
 */
export function useUnlistedOption(
  { source }: ServedOptions,
  state: OptionsState,
  value: string,
): { readonly option: ServedOption | undefined; readonly isLoading: boolean } {
  const { options } = useFormServices();
  const isOffered =
    value === '' || (state.status === 'ready' && state.options.some((option) => option.value === value));
  const isAsked = state.status === 'ready' && !isOffered;
  const load = useCallback((missing: string) => options(source).find(missing), [options, source]);
  const { result, isLoading } = useRequest({
    input: isAsked ? value : undefined,
    load,
    logMessage: `The choice '${value}' of '${source}' could not be read.`,
  });
  return { option: isOffered || result?.value !== value ? undefined : result, isLoading };
}

const NOTHING: Readonly<Record<string, string>> = {};
