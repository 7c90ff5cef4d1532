import { createHmac } from 'node:crypto';
import { isObject } from '../../src/lib/objects';
import { readBoundedBody } from '../boundedBody';
import type { Config } from '../config';
import { messages } from './messages';
import type { DeployHookSettings } from '../settings/parts';

/** What the deployment system is told. */
export interface DeployOrder {
  /** The same at every attempt, so that the system can tell a repetition. */
  readonly id: string;
  readonly brand: string;
  readonly requested_by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** What the person said of it; absent where nothing was said. */
  readonly note?: string;
}

/** How far a deployment is. */
export interface Progress {
  readonly state: 'running' | 'success' | 'failure';
  /** What the system says of it, for people. */
  readonly message: string | null;
  /** How much is done. */
  readonly percent: number | null;
  /** Where people see more of it. */
  readonly url: string | null;
}

/** Whether the deployment system took an order, and if not, why (for people) and whether it may take it later. */
export type OrderOutcome =
  | { readonly isTaken: true; /** Where it tells how far it is; absent: it does not. */ readonly statusUrl?: string }
  | { readonly isTaken: false; readonly message: string; readonly mayWorkLater: boolean; readonly cause?: unknown };

/** Gives an order to the deployment system. With a secret it is signed, so that the system knows whom it is from. */
export async function giveOrder(hook: Config['deployHook'], order: DeployOrder): Promise<OrderOutcome> {
  if (hook === undefined) return { isTaken: false, message: messages.hookGone, mayWorkLater: false };
  const body = JSON.stringify(order);
  try {
    const response = await call(hook, hook.url, body);
    if (response.ok) {
      const statusUrl = statusUrlIn(await readAnswer(response), hook.url);
      return { isTaken: true, ...(statusUrl !== undefined && { statusUrl }) };
    }
    await response.body?.cancel();
    const { status } = response;
    return {
      isTaken: false,
      message: messages.hookRefused(status),
      mayWorkLater: status >= 500 || MAY_WORK_LATER.has(status),
    };
  } catch (cause) {
    return { isTaken: false, message: messages.hookSilent, mayWorkLater: true, cause };
  }
}

/**
 * Asks how far a deployment is. The address is signed as an order is.
 * @returns undefined when the system does not say
 */
export async function askProgress(hook: Config['deployHook'], statusUrl: string): Promise<Progress | undefined> {
  // The hook may be another one since, and nobody else is asked.
  if (hook === undefined || statusUrlIn({ statusUrl }, hook.url) === undefined) return undefined;
  try {
    const response = await call(hook, statusUrl);
    const answer = await readAnswer(response);
    return response.ok && answer !== undefined ? progressIn(answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the deployment system, signed where there is a secret: an order by its body, a question by its address. */
function call({ secret }: DeployHookSettings, url: string, order?: string): Promise<Response> {
  return fetch(url, {
    headers: {
      ...(order === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json' }),
      'user-agent': 'brand-console',
      ...(secret !== undefined && { 'x-signature-256': signatureOf(order ?? url, secret) }),
    },
    ...(order !== undefined && { method: 'POST', body: order }),
    // An address that moved is a matter for whoever set it.
    redirect: 'manual',
    signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
  });
}

function progressIn({ state, message, progress, url }: Answer): Progress {
  return {
    state: state === 'success' || state === 'failure' ? state : 'running',
    message: typeof message === 'string' && message.trim() !== '' ? storable(message) : null,
    percent: typeof progress === 'number' && progress >= 0 && progress <= WHOLE_PERCENT ? Math.round(progress) : null,
    url: typeof url === 'string' && isWebAddress(url) ? url : null,
  };
}

type Answer = Readonly<Record<string, unknown>>;

/** The JSON object of an answer; undefined where it is none, or a large one. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const text = await readBoundedBody(response, LONGEST_ANSWER_BYTES);
  try {
    const answer: unknown = text === undefined ? undefined : JSON.parse(text);
    return isObject(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** An address that an answer names, as long as it is one of the hook's own server: no answer leads the services elsewhere. */
function statusUrlIn(answer: Answer | undefined, hookUrl: string | URL): string | undefined {
  const named = answer?.['statusUrl'];
  if (typeof named !== 'string' || named.length > LONGEST_URL || !URL.canParse(named, hookUrl)) return undefined;
  const url = new URL(named, hookUrl);
  const isOwn = url.origin === new URL(hookUrl).origin && url.username === '' && url.password === '';
  return isOwn ? url.href : undefined;
}

function isWebAddress(url: string): boolean {
  return url.length <= LONGEST_URL && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** One line as it can be stored, and be read at a glance. */
function storable(text: string): string {
  return text
    .replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ')
    .trim()
    .slice(0, LONGEST_MESSAGE);
}

function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

const LONGEST_MILLISECONDS = 10_000;
const LONGEST_ANSWER_BYTES = 65_536;
const LONGEST_URL = 2_000;
const LONGEST_MESSAGE = 500;
const WHOLE_PERCENT = 100;
/** Too slow, and too many requests. */
const MAY_WORK_LATER: ReadonlySet<number> = new Set([408, 429]);
