import type { DeployCalls, Deployment } from '../../src/api/deploy';

/** The deploy calls of a service that is not there. */
export function storyDeploys(last?: Deployment): DeployCalls {
  return { request: async () => undefined, readLast: async () => last };
}
