import type { ServicesProcess } from '../support/servicesProcess';

/** Leads each call to the next node that runs, as a balancer in front of them does. */
export interface Balancer {
  /** Base address of the services for calls by `send`. */
  readonly url: string;
  readonly send: typeof fetch;
  /** Where the next call goes. @throws Error while no node runs */
  next(): ServicesProcess;
}

/** @param nodes those that there are at the moment of a call */
export function createBalancer(nodes: () => readonly ServicesProcess[]): Balancer {
  let turn = 0;
  function next(): ServicesProcess {
    const running = nodes().filter((node) => node.isRunning());
    const node = running[turn++ % running.length];
    if (node === undefined) throw new TypeError('No node runs.');
    return node;
  }
  return {
    url: PLACE_OF_NODES,
    next,
    send: async (address, request) => {
      const { href } = new URL(address instanceof Request ? address.url : address);
      return fetch(href.replace(PLACE_OF_NODES, next().url), request);
    },
  };
}

/** Names no machine: what is sent past the balancer fails. */
const PLACE_OF_NODES = 'http://nodes.invalid';
