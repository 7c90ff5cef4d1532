import type { ServicesProcess } from '../support/servicesProcess';

/** Sends each call to the next running node, as a load balancer does. */
export interface Balancer {
  /** Base address of the services for calls by `send`. */
  readonly url: string;
  readonly send: typeof fetch;
  /** The target of the next call. @throws Error while no node runs */
  next(): ServicesProcess;
}

/** @param nodes returns the nodes that exist at the time of a call */
export function createBalancer(nodes: () => readonly ServicesProcess[]): Balancer {
  let turn = 0;
  function next(): ServicesProcess {
    const running = nodes().filter((node) => node.isRunning());
    const node = running[turn++ % running.length];
    if (node === undefined) throw new TypeError('No node runs.');
    return node;
  }
  return {
    url: PLACEHOLDER_URL,
    next,
    send: async (address, request) => {
      const { href } = new URL(address instanceof Request ? address.url : address);
      return fetch(href.replace(PLACEHOLDER_URL, next().url), request);
    },
  };
}

/** Names no machine: requests that bypass the balancer fail. */
const PLACEHOLDER_URL = 'http://nodes.invalid';
