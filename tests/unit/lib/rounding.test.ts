import { describe, expect, it } from 'vitest';
import { roundTo } from '../../../src/lib/rounding';

describe('roundTo', () => {
  it.each([
    [1.005, 2, 1.01],
    [2500000.755, 2, 2500000.76],
    [107.63910417, 0, 108],
    [-0.125, 2, -0.12],
    [1e21, 2, 1e21],
    [1e-7, 2, 0],
  ])('%d to %d digits is %d', (value, decimals, rounded) => {
    expect(roundTo(value, decimals)).toBe(rounded);
  });
});
