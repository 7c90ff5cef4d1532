import * as React from 'react';

const INTERNALS = '__CLIENT_INTERNALS_DO_NOT_USE_OR_WARN_USERS_THEY_CANNOT_UPGRADE';

/**
 * Stops React from capturing an owner stack for every element. It creates an error for each, up to ten thousand a second, and only its
 * development tools show them: a quarter of the time of tests with a document. Warnings and errors are not affected.
 * @throws Error if this version of React counts the stacks differently
 */
export function forgetOwners(): void {
  const internals: unknown = Reflect.get(React, INTERNALS);
  if (typeof internals !== 'object' || internals === null || !('recentlyCreatedOwnerStacks' in internals)) {
    throw new Error('React counts the stacks of owners otherwise than in 19.3.');
  }
  Object.defineProperty(internals, 'recentlyCreatedOwnerStacks', {
    get: () => Infinity,
    set() {
      // React resets the count every second.
    },
  });
}
