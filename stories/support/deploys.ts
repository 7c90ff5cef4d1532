import type { DeployCalls, DeployChanges, Deployment } from '../../src/api/deploy';

interface StoryDeploys {
  /** The changes that a deployment would publish; undefined for a service that does not report them. */
  readonly changes?: DeployChanges | undefined;
  /** Earlier deployments. */
  readonly earlier?: readonly Deployment[] | undefined;
  readonly last?: Deployment | undefined;
  /** The last deployment after another was requested. */
  readonly next?: Deployment | undefined;
  /** Thrown when a deployment is requested. */
  readonly refusal?: Error | undefined;
}

/** The deploy calls of a fake service. */
export function storyDeploys({ last, next, refusal, changes, earlier = [] }: StoryDeploys = {}): DeployCalls {
  let current = last;
  return {
    canRequest: () => true,
    async request() {
      current = next ?? current;
      if (refusal) throw refusal;
    },
    readLast: async () => current,
    reportsChanges: () => changes !== undefined,
    readChanges: async () => changes ?? { since: '', changes: [], hasMore: false },
    subscribe: () => () => undefined,
    readHistory: async () => (current ? [current, ...earlier] : earlier),
  };
}
