import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Keeps React from noting for each element which line made it. It takes the stack of an error for that, ten thousand times a second at most,
 * and shows it in its development tools alone: a quarter of the time of tests with a document. Its warnings and errors stay as they are.
 * @throws where another version of React counts them otherwise
 */
export function forgetOwners(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
    throw new Error('React counts the stacks of owners otherwise than in 19.3.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // Each second React begins to count anew.
    },
  });
}
