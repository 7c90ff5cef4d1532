import type { DeployCalls, DeployChanges, Deployment } from '../../src/api/deploy';

interface StoryDeploys {
  /** What a deployment would bring; undefined for a service that does not say. */
  readonly changes?: DeployChanges | undefined;
  /** Earlier deployments. */
  readonly earlier?: readonly Deployment[] | undefined;
  readonly last?: Deployment | undefined;
  /** The last one once it was asked for another. */
  readonly next?: Deployment | undefined;
  /** Thrown when it is asked for one. */
  readonly refusal?: Error | undefined;
}

/** The deploy calls of a service that is not there. */
export function storyDeploys({ last, next, refusal, changes, earlier = [] }: StoryDeploys = {}): DeployCalls {
  let known = last;
  return {
    canRequest: () => true,
    async request() {
      known = next ?? known;
      if (refusal) throw refusal;
    },
    readLast: async () => known,
    reportsChanges: () => changes !== undefined,
    readChanges: async () => changes ?? { since: '', changes: [], hasMore: false },
    subscribe: () => () => undefined,
    readHistory: async () => (known ? [known, ...earlier] : earlier),
  };
}
