import { useCallback, useMemo, useSyncExternalStore } from 'react';
import { useAnswer } from '../../hooks/useAnswer';
import { textOf } from '../../kinds';
import type { ServedOptions } from '../../definition';
import type { FoundOptions, OptionSource, ServedOption } from '../../lib/options';
import type { FormPath } from '../../tree';
import { useFormView } from './formView';
import { useFormServices } from './services';

/** How far the choices that a service gives have come. */
export type OptionsState =
  /** Something that they depend on is not chosen yet; its label. */
  | { readonly status: 'waiting'; readonly first: string }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /**
   * `total` is how many there are, of which `options` may be the first. `reload` asks anew; until the answer is there, and where
   * asking failed (`isStale`), what is known stays.
   */
  | ({ readonly status: 'ready'; readonly reload: () => void; readonly isStale: boolean } & FoundOptions);

interface Asking {
  /** Whether the choices are needed at all; by default they are. */
  readonly isAsked?: boolean;
  /** What they are searched for, where the service is to search them. */
  readonly text?: string;
}

/**
 * The choices that a service gives for a field, asked for anew whenever a sibling that they depend on changes.
 * @param path where the field stands
 */
export function useServedOptions(
  { source, by = NOTHING }: ServedOptions,
  path: FormPath,
  { isAsked = true, text }: Asking = {},
): OptionsState {
  const { options } = useFormServices();
  const { valueAt, labelAt, subscribe } = useFormView();
  const siblingPath = (key: string) => [...path.slice(0, -1), key];
  // One text, so that a change of anything else renders nothing anew.
  const parameters = useSyncExternalStore(subscribe, () =>
    JSON.stringify(Object.entries(by).map(([name, key]) => [name, textOf(valueAt(siblingPath(key)))])),
  );
  const missing = Object.values(by).find((key) => textOf(valueAt(siblingPath(key))) === '');
  const isWaiting = missing !== undefined || !isAsked;
  const question = useMemo(
    (): Question | undefined => (isWaiting ? undefined : { source: options(source), parameters, text }),
    [isWaiting, options, parameters, source, text],
  );
  const { answer, error, retry } = useAnswer({
    question,
    ask: findOptions,
    failure: `The choices '${source}' could not be loaded.`,
  });
  if (missing !== undefined) return { status: 'waiting', first: labelAt(siblingPath(missing)) };
  const isStale = error !== undefined;
  // While something else is searched for, what was found before stays.
  if (answer?.parameters === parameters) return { status: 'ready', ...answer.found, reload: retry, isStale };
  return isStale ? { status: 'failed', retry } : { status: 'loading' };
}

interface Question {
  readonly source: OptionSource;
  /** Names and values, as JSON. */
  readonly parameters: string;
  /** Undefined where all of them are read. */
  readonly text: string | undefined;
}

async function findOptions({ source, parameters, text }: Question) {
  const given = Object.fromEntries(JSON.parse(parameters) as readonly (readonly [string, string])[]);
  if (text !== undefined && source.search) return { parameters, found: await source.search(given, text) };
  const options = await source.list(given);
  return { parameters, found: { options, total: options.length } };
}

/**
 * A chosen value that a service does not offer any more, with what is known of it.
 * @param state the choices that it offers
 * @param value '' for none
 */
export function useFormerOption(
  { source }: ServedOptions,
  state: OptionsState,
  value: string,
): ServedOption | undefined {
  const { options } = useFormServices();
  const isOffered =
    value === '' || (state.status === 'ready' && state.options.some((option) => option.value === value));
  const isAsked = state.status === 'ready' && !isOffered;
  const ask = useCallback((wanted: string) => options(source).find(wanted), [options, source]);
  const { answer } = useAnswer({
    question: isAsked ? value : undefined,
    ask,
    failure: `The choice '${value}' of '${source}' could not be read.`,
  });
  return isOffered || answer?.value !== value ? undefined : answer;
}

const NOTHING: Readonly<Record<string, string>> = {};
