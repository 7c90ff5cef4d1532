import type { BrowserContext, Request, Route } from 'playwright-core';
import type { Random } from '../random';

/** What may happen to a save on the network. `lost`: it is stored, but its response never arrives. */
export const NETWORK_TROUBLES = ['none', 'cut', 'timeout', 'lost', 'late', '401', '409', '422', '500'] as const;

export type NetworkTrouble = (typeof NETWORK_TROUBLES)[number];

/** The network between one browser and the services. */
export interface Network {
  /** Sets what happens to the next save only. */
  arm(trouble: NetworkTrouble): void;
}

/** Intercepts the requests between a browser and the services. */
export async function openNetwork(context: BrowserContext, random: Random): Promise<Network> {
  let next: NetworkTrouble = 'none';
  for (const service of ['**/graphql', '**/iam/roles**']) {
    await context.route(service, async (route) => {
      const isAffected = isSave(route.request());
      const trouble = isAffected ? next : 'none';
      if (isAffected) next = 'none';
      // The page may be closed by the time its request is handled.
      await HANDLERS[trouble](route, random).catch(() => undefined);
    });
  }
  return {
    arm(trouble) {
      next = trouble;
    },
  };
}

function isSave(request: Request): boolean {
  if (!request.url().endsWith('/graphql')) return request.method() !== 'GET';
  return request.postData()?.includes('"query":"mutation Save') ?? false;
}

const HANDLERS: Readonly<Record<NetworkTrouble, (route: Route, random: Random) => Promise<void>>> = {
  none: (route) => route.continue(),
  cut: (route) => route.abort('connectionreset'),
  timeout: (route) => route.abort('timedout'),
  async lost(route) {
    await route.fetch();
    await route.abort('connectionreset');
  },
  async late(route, random) {
    await new Promise((resolve) => setTimeout(resolve, random.between(100, 2_000)));
    await route.continue();
  },
  401: (route) => refuse(route, 401, 'UNAUTHENTICATED'),
  409: (route) => refuse(route, 409, 'CONFLICT'),
  422: (route) => route.fulfill({ status: 422, json: { message: 'Unprocessable.' } }),
  500: (route) => route.fulfill({ status: 500, body: 'Something went wrong.' }),
};

function refuse(route: Route, status: number, code: string): Promise<void> {
  const message = 'Refused.';
  return route.fulfill({ status, json: { data: null, message, errors: [{ message, extensions: { code } }] } });
}
