import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import type { ServedOptions } from '../../definition';
import { logError } from '../../lib/log';
import type { ServedOption } from '../../lib/options';
import type { FormPath } from '../../tree';
import { useFormView } from './formView';
import { useFormServices } from './services';
import { textOf } from './widget';

/** How far the choices that a service gives have come. */
export type OptionsState =
  /** Something that they depend on is not chosen yet; its label. */
  | { readonly status: 'waiting'; readonly first: string }
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly retry: () => void }
  /** `reload` asks anew; until the answer is there, what is known stays. */
  | { readonly status: 'ready'; readonly options: readonly ServedOption[]; readonly reload: () => void };

interface Answer {
  readonly to: string;
  readonly options: readonly ServedOption[] | undefined;
}

/**
 * The choices that a service gives for a field, asked for anew whenever a sibling that they depend on changes.
 * @param path where the field stands
 * @param isAsked whether they are needed at all; by default they are
 */
export function useServedOptions(
  { source, by = NOTHING }: ServedOptions,
  path: FormPath,
  { isAsked = true }: { readonly isAsked?: boolean } = {},
): OptionsState {
  const { options } = useFormServices();
  const { valueAt, labelAt, subscribe } = useFormView();
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const siblingPath = (key: string) => [...path.slice(0, -1), key];
  // One text, so that a change of anything else renders nothing anew.
  const parameters = useSyncExternalStore(subscribe, () =>
    JSON.stringify(Object.entries(by).map(([name, key]) => [name, textOf(valueAt(siblingPath(key)))])),
  );
  const missing = Object.values(by).find((key) => textOf(valueAt(siblingPath(key))) === '');
  const isWaiting = missing !== undefined || !isAsked;
  const question = `${source} ${parameters}`;

  useEffect(() => {
    if (isWaiting) return undefined;
    let isCurrent = true;
    const given = Object.fromEntries(JSON.parse(parameters) as readonly (readonly [string, string])[]);
    options(source)
      .list(given)
      .then(
        (found) => {
          if (isCurrent) setAnswer({ to: question, options: found });
        },
        (error: unknown) => {
          logError(`The choices '${source}' could not be loaded.`, error);
          if (isCurrent) setAnswer({ to: question, options: undefined });
        },
      );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isWaiting, options, parameters, question, source]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setAnswer(undefined);
    reload();
  }, [reload]);
  if (missing !== undefined) return { status: 'waiting', first: labelAt(siblingPath(missing)) };
  if (answer?.to !== question) return { status: 'loading' };
  return answer.options ? { status: 'ready', options: answer.options, reload } : { status: 'failed', retry };
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
  const [found, setFound] = useState<ServedOption>();
  const isOffered =
    value === '' || (state.status === 'ready' && state.options.some((option) => option.value === value));
  const isWanted = state.status === 'ready' && !isOffered;

  useEffect(() => {
    if (!isWanted) return undefined;
    let isCurrent = true;
    options(source)
      .find(value)
      .then(
        (option) => {
          if (isCurrent) setFound(option);
        },
        (error: unknown) => logError(`The choice '${value}' of '${source}' could not be read.`, error),
      );
    return () => {
      isCurrent = false;
    };
  }, [isWanted, options, source, value]);

  return isOffered || found?.value !== value ? undefined : found;
}

const NOTHING: Readonly<Record<string, string>> = {};
