import { createHmac } from 'node:crypto';
import type { Config } from '../config';
import { messages } from './messages';

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

/** Whether the deployment system took an order, and if not, why (for people) and whether it may take it later. */
export type OrderOutcome =
  | { readonly isTaken: true }
  | { readonly isTaken: false; readonly message: string; readonly mayWorkLater: boolean; readonly cause?: unknown };

/** Gives an order to the deployment system. With a secret it is signed, so that the system knows whom it is from. */
export async function giveOrder(hook: Config['deployHook'], order: DeployOrder): Promise<OrderOutcome> {
  if (hook === undefined) return { isTaken: false, message: messages.hookGone, mayWorkLater: false };
  const body = JSON.stringify(order);
  try {
    const response = await fetch(hook.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'user-agent': 'brand-console',
        ...(hook.secret === undefined ? {} : { 'x-signature-256': signatureOf(body, hook.secret) }),
      },
      body,
      // An address that moved is a matter for whoever set it.
      redirect: 'manual',
      signal: AbortSignal.timeout(LONGEST_MILLISECONDS),
    });
    await response.body?.cancel();
    if (response.ok) return { isTaken: true };
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

function signatureOf(body: string, secret: string): string {
  return `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
}

const LONGEST_MILLISECONDS = 10_000;
/** Too slow, and too many requests. */
const MAY_WORK_LATER: ReadonlySet<number> = new Set([408, 429]);
