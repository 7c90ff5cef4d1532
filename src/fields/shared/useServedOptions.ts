import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { textOf } from '../../kinds';
import type { ServedOptions } from '../../definition';
import { logError } from '../../lib/log';
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
  /** `total` is how many there are, of which `options` may be the first. `reload` asks anew; until the answer is there, what is known stays. */
  | ({ readonly status: 'ready'; readonly reload: () => void } & FoundOptions);

interface Answer {
  readonly to: string;
  /** The same question without what was searched for. */
  readonly of: string;
  readonly found: FoundOptions | undefined;
}

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
  const [attempt, setAttempt] = useState(0);
  const [answer, setAnswer] = useState<Answer>();
  const siblingPath = (key: string) => [...path.slice(0, -1), key];
  // One text, so that a change of anything else renders nothing anew.
  const parameters = useSyncExternalStore(subscribe, () =>
    JSON.stringify(Object.entries(by).map(([name, key]) => [name, textOf(valueAt(siblingPath(key)))])),
  );
  const missing = Object.values(by).find((key) => textOf(valueAt(siblingPath(key))) === '');
  const isWaiting = missing !== undefined || !isAsked;
  const of = `${source} ${parameters}`;
  const question = `${of} ${text ?? ''}`;

  useEffect(() => {
    if (isWaiting) return undefined;
    let isCurrent = true;
    const given = Object.fromEntries(JSON.parse(parameters) as readonly (readonly [string, string])[]);
    findOptions(options(source), given, text).then(
      (found) => {
        if (isCurrent) setAnswer({ to: question, of, found });
      },
      (error: unknown) => {
        logError(`The choices '${source}' could not be loaded.`, error);
        if (isCurrent) setAnswer({ to: question, of, found: undefined });
      },
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt, isWaiting, of, options, parameters, question, source, text]);

  const reload = useCallback(() => setAttempt((count) => count + 1), []);
  const retry = useCallback(() => {
    setAnswer(undefined);
    reload();
  }, [reload]);
  if (missing !== undefined) return { status: 'waiting', first: labelAt(siblingPath(missing)) };
  // While something else is searched for, what was found before stays.
  const isKnown = answer?.to === question || (answer?.of === of && answer.found !== undefined);
  if (!answer || !isKnown) return { status: 'loading' };
  return answer.found ? { status: 'ready', ...answer.found, reload } : { status: 'failed', retry };
}

/** @param text undefined where all of them are read */
async function findOptions(
  source: OptionSource,
  parameters: Readonly<Record<string, string>>,
  text: string | undefined,
): Promise<FoundOptions> {
  if (text !== undefined && source.search) return source.search(parameters, text);
  const options = await source.list(parameters);
  return { options, total: options.length };
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
