import type { DeployCalls, Deployment } from '../../src/api/deploy';

interface StoryDeploys {
  readonly last?: Deployment | undefined;
  /** The last one once it was asked for another. */
  readonly next?: Deployment | undefined;
  /** Thrown when it is asked for one. */
  readonly refusal?: Error | undefined;
}

/** The deploy calls of a service that is not there. */
export function storyDeploys({ last, next, refusal }: StoryDeploys = {}): DeployCalls {
  let known = last;
  return {
    isFor: () => true,
    async request() {
      known = next ?? known;
      if (refusal) throw refusal;
    },
    readLast: async () => known,
  };
}
