import { describe, expect, it } from 'vitest';
import { isOutOfDate } from '../../../scripts/install.mjs';

const WANTED = {
  '': { version: '1.0.0' },
  'node_modules/react': { version: '19.0.0' },
  'node_modules/vite': { version: '8.0.0', dev: true },
  'node_modules/only-on-another-system': { version: '1.0.0', optional: true },
};
const INSTALLED = { 'node_modules/react': { version: '19.0.0' }, 'node_modules/vite': { version: '8.0.0', dev: true } };

describe('isOutOfDate', () => {
  it('accepts every package in its version, ignoring those of other systems', () => {
    expect(isOutOfDate(WANTED, INSTALLED, { development: true })).toBe(false);
  });

  it('detects a missing package, and one in another version', () => {
    const newer = { ...WANTED, 'node_modules/react': { version: '19.1.0' } };
    const more = { ...WANTED, 'node_modules/urql': { version: '5.0.0' } };
    expect(isOutOfDate(newer, INSTALLED, { development: true })).toBe(true);
    expect(isOutOfDate(more, INSTALLED, { development: true })).toBe(true);
  });

  it('requires development packages only when they are needed', () => {
    const pruned = { 'node_modules/react': { version: '19.0.0' } };
    expect(isOutOfDate(WANTED, pruned, { development: false })).toBe(false);
    expect(isOutOfDate(WANTED, pruned, { development: true })).toBe(true);
  });
});
