import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { tourPage, TOUR } from '../../../scripts/tour/page';
import { PICTURES } from '../../../scripts/tour/pictures';

const FILES = PICTURES.map(({ name }) => `${name}.webp`);
const ALL_BYTES = 4 * 1024 * 1024;

describe('the tour', () => {
  it('has exactly the named pictures, in 4 MB', () => {
    const found = readdirSync(TOUR).filter((file) => file !== 'README.md');
    expect(found.sort()).toEqual([...FILES].sort());
    expect(new Set(FILES).size).toBe(FILES.length);
    const bytes = FILES.reduce((sum, file) => sum + statSync(path.join(TOUR, file)).size, 0);
    expect(bytes).toBeLessThan(ALL_BYTES);
  });

  it('shows all of them on its generated page', () => {
    expect(readFileSync(path.join(TOUR, 'README.md'), 'utf8')).toBe(tourPage(PICTURES));
  });

  it('provides the pictures of the README', () => {
    const lent = [...readFileSync('README.md', 'utf8').matchAll(/docs\/tour\/[\w-]+\.webp/g)].map(([file]) => file);
    expect(lent.length).toBeGreaterThanOrEqual(3);
    expect(lent.filter((file) => !existsSync(file))).toEqual([]);
  });
});
