import { describe, expect, it } from 'vitest';
import { forChange, STEPS } from '../../../scripts/testSteps.mjs';

function affected(...changed: readonly string[]) {
  const steps = forChange(STEPS, { changed, since: 'HEAD' });
  return new Map(steps.filter((step) => !step.leftOut).map(({ name, args }) => [name, args]));
}

describe('what a change can affect', () => {
  it('is the format alone for a text, beside the tests that read it', () => {
    expect([...affected('docs/scale.md').keys()]).toEqual(['dom', 'round-trip', 'unit', 'requirements', 'format']);
  });

  it('is found by imports for logic, and by names for what is tested from outside', () => {
    const steps = affected('src/fields/days/DaysWidget.tsx');
    expect(steps.get('lint')).toEqual(['src/fields/days/DaysWidget.tsx']);
    expect(steps.get('round-trip')).toEqual(['--changed', 'HEAD']);
    expect(steps.get('stories')).toEqual(['src/fields/days/Days.stories.tsx']);
    expect(steps.has('services')).toBe(false);
  });

  it('takes the tests of whole screens only where a screen has changed', () => {
    expect(affected('src/lib/money.ts').get('dom')).toEqual([
      ...['--changed', 'HEAD'],
      ...['--exclude', 'tests/unit/app/**/*.test.tsx'],
    ]);
    expect(affected('src/app/RowsScreen.tsx').get('dom')).toEqual(['--changed', 'HEAD']);
  });

  it('takes the tests of an area whose definition has changed', () => {
    const steps = affected('schemas/careers/career.ts');
    expect(steps.get('stories')).toContain('careers.stories.tsx');
    expect(steps.get('e2e')).toContain('tests/e2e/careers.spec.ts');
    expect(steps.get('e2e')).not.toContain('tests/e2e/banners.spec.ts');
  });

  it('takes a test that has changed itself', () => {
    expect(affected('tests/services/http.test.ts').get('services')).toContain('tests/services/http.test.ts');
  });

  it('has the types and imports of the others checked for a file that was deleted, and not its own lines', () => {
    const steps = affected('src/fields/days/DaysThatAreGone.tsx');
    expect([...steps.keys()]).toEqual(expect.arrayContaining(['dom', 'unit', 'typecheck', 'architecture', 'format']));
    expect(steps.has('lint')).toBe(false);
  });

  it('says what it leaves out', () => {
    const services = forChange(STEPS, { changed: ['server/content/emails/save.ts'], since: 'HEAD' }).find(
      ({ name }) => name === 'services',
    )!;
    expect(services.args).toContain('tests/services/emails.test.ts');
    expect(services.note).toMatch(/^\d+ of \d+ files, by their names; the others are left to the whole run$/);
  });
});
