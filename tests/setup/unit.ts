/**
 * A test in a `.tsx` file shows something, so it gets a DOM; a test in a `.ts` file is logic, and a stray use of the DOM there must fail.
 * The file's name decides, because Vitest knows environments per project only.
 */
import { expect } from 'vitest';
import { builtinEnvironments } from 'vitest/runtime';

if (expect.getState().testPath?.endsWith('.tsx')) {
  await builtinEnvironments.jsdom.setup(globalThis, { jsdom: { url: 'http://localhost/' } });
  await import('./dom');
}
