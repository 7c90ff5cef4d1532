import { createHmac } from 'node:crypto';
import { isObject } from '../../src/lib/objects';
import { truncateText } from '../content/facets';
import { readBoundedBody } from '../boundedBody';
import type { Config } from '../config';
import { messages } from './messages';
import type { DeployHookSettings } from '../settings/parts';

/** The request to the deployment system. */
export interface DeployOrder {
  /** The same for every attempt, so that the system can detect repetitions. */
  readonly id: string;
  readonly brand: string;
  readonly requested_by: string;
  /** ISO 8601 in UTC. */
  readonly at: string;
  /** The note of the user, if any. */
  readonly note?: string;
}

/** The status of a deployment. */
export interface DeploymentProgress {
  readonly state: 'running' | 'success' | 'failure';
  /** The message of the system, for people. */
  readonly message: string | null;
  readonly percent: number | null;
  /** A page with details for people. */
  readonly url: string | null;
}

/** Whether the deployment system accepted an order, and if not, why (for people) and whether to retry. */
export type OrderOutcome =
  | {
      readonly isAccepted: true;
      /** URL of the status; absent: the system reports none. */ readonly statusUrl?: string;
    }
  | { readonly isAccepted: false; readonly message: string; readonly canRetry: boolean; readonly cause?: unknown };

/** Sends an order to the deployment system, signed if there is a secret, so that the system can verify the sender. */
export async function sendDeployOrder(hook: Config['deployHook'], order: DeployOrder): Promise<OrderOutcome> {
  if (hook === undefined) return { isAccepted: false, message: messages.hookGone, canRetry: false };
  const body = JSON.stringify(order);
  try {
    const response = await call(hook, hook.url, body);
    if (response.ok) {
      const statusUrl = statusUrlIn(await readAnswer(response), hook.url);
      return { isAccepted: true, ...(statusUrl !== undefined && { statusUrl }) };
    }
    await response.body?.cancel();
    const { status } = response;
    return {
      isAccepted: false,
      message: messages.hookRefused(status),
      canRetry: status >= 500 || RETRYABLE_STATUSES.has(status),
    };
  } catch (cause) {
    return { isAccepted: false, message: messages.hookSilent, canRetry: true, cause };
  }
}

/**
 * Requests the status of a deployment. The URL is signed like the body of an order.
 * @returns undefined if the system does not report it
 */
export async function requestProgress(
  hook: Config['deployHook'],
  statusUrl: string,
): Promise<DeploymentProgress | undefined> {
  // The hook may have been changed since; requests go only to the current one.
  if (hook === undefined || statusUrlIn({ statusUrl }, hook.url) === undefined) return undefined;
  try {
    const response = await call(hook, statusUrl);
    const answer = await readAnswer(response);
    return response.ok && answer !== undefined ? progressIn(answer) : undefined;
  } catch {
    return undefined;
  }
}

/** Calls the deployment system; with a secret, orders are signed by their body, status requests by their URL. */
function call({ secret }: DeployHookSettings, url: string, order?: string): Promise<Response> {
  return fetch(url, {
    headers: {
      ...(order === undefined ? { accept: 'application/json' } : { 'content-type': 'application/json' }),
      'user-agent': 'brand-console',
      ...(secret !== undefined && { 'x-signature-256': signatureOf(order ?? url, secret) }),
    },
    ...(order !== undefined && { method: 'POST', body: order }),
    // Redirects are not followed: the operator has to correct the setting.
    redirect: 'manual',
    signal: AbortSignal.timeout(TIMEOUT_MILLISECONDS),
  });
}

function progressIn({ state, message, progress, url }: Answer): DeploymentProgress {
  return {
    state: state === 'success' || state === 'failure' ? state : 'running',
    message: typeof message === 'string' && message.trim() !== '' ? shortLine(message) : null,
    percent: typeof progress === 'number' && progress >= 0 && progress <= MAX_PERCENT ? Math.round(progress) : null,
    url: typeof url === 'string' && isWebAddress(url) ? url : null,
  };
}

type Answer = Readonly<Record<string, unknown>>;

/** The JSON object of a response; undefined if it is not one, or too large. */
async function readAnswer(response: Response): Promise<Answer | undefined> {
  const text = await readBoundedBody(response, MAX_ANSWER_BYTES);
  try {
    const answer: unknown = text === undefined ? undefined : JSON.parse(text);
    return isObject(answer) ? answer : undefined;
  } catch {
    return undefined;
  }
}

/** The status URL of a response, if it has the origin of the hook: responses cannot direct the services to other servers. */
function statusUrlIn(answer: Answer | undefined, hookUrl: string | URL): string | undefined {
  const text = answer?.['statusUrl'];
  if (typeof text !== 'string' || text.length > MAX_URL_LENGTH || !URL.canParse(text, hookUrl)) return undefined;
  const url = new URL(text, hookUrl);
  const isSameOrigin = url.origin === new URL(hookUrl).origin && url.username === '' && url.password === '';
  return isSameOrigin ? url.href : undefined;
}

function isWebAddress(url: string): boolean {
  return url.length <= MAX_URL_LENGTH && URL.canParse(url) && /^https?:$/.test(new URL(url).protocol);
}

/** A short single line without characters that cannot be stored. */
function shortLine(text: string): string {
  return truncateText(text.replaceAll(/[\p{Cc}\p{Cs}\s]+/gu, ' ').trim(), MAX_MESSAGE_LENGTH);
}

function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

const TIMEOUT_MILLISECONDS = 10_000;
const MAX_ANSWER_BYTES = 65_536;
const MAX_URL_LENGTH = 2_000;
const MAX_MESSAGE_LENGTH = 500;
const MAX_PERCENT = 100;
/** Request Timeout and Too Many Requests. */
const RETRYABLE_STATUSES: ReadonlySet<number> = new Set([408, 429]);
