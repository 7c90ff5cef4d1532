import { describe, expect, it } from 'vitest';
import { forChange, STEPS } from '../../../scripts/testSteps.mjs';

function affected(...changed: readonly string[]) {
  const steps = forChange(STEPS, { changed, since: 'HEAD' });
  return new Map(steps.filter((step) => !step.leftOut).map(({ name, args }) => [name, args]));
}

describe('the steps affected by a change', () => {
  it('are only the format for a text, and the tests that read it', () => {
    expect([...affected('docs/scale.md').keys()]).toEqual(['dom', 'round-trip', 'unit', 'requirements', 'format']);
  });

  it('are found by imports for logic, and by names for black-box tests', () => {
    const steps = affected('src/fields/days/DaysWidget.tsx');
    expect(steps.get('lint')).toEqual(['src/fields/days/DaysWidget.tsx']);
    expect(steps.get('round-trip')).toEqual(['--changed', 'HEAD']);
    expect(steps.get('stories')).toEqual(['src/fields/days/Days.stories.tsx']);
    expect(steps.has('services')).toBe(false);
  });

  it('include the tests of whole screens only if a screen changed', () => {
    expect(affected('src/lib/money.ts').get('dom')).toEqual([
      ...['--changed', 'HEAD'],
      ...['--exclude', 'tests/unit/app/**/*.test.tsx'],
    ]);
    expect(affected('src/app/RowsScreen.tsx').get('dom')).toEqual(['--changed', 'HEAD']);
  });

  it('include the tests of an area whose definition changed', () => {
    const steps = affected('schemas/careers/career.ts');
    expect(steps.get('stories')).toContain('careers.stories.tsx');
    expect(steps.get('e2e')).toContain('tests/e2e/careers.spec.ts');
    expect(steps.get('e2e')).not.toContain('tests/e2e/articles.spec.ts');
  });

  it('include a changed test itself', () => {
    expect(affected('tests/services/http.test.ts').get('services')).toContain('tests/services/http.test.ts');
  });

  it('check types and imports of the other files for a deleted file, without linting it', () => {
    const steps = affected('src/fields/days/DaysThatAreGone.tsx');
    expect([...steps.keys()]).toEqual(expect.arrayContaining(['dom', 'unit', 'typecheck', 'architecture', 'format']));
    expect(steps.has('lint')).toBe(false);
  });

  it('say what they leave out', () => {
    const services = forChange(STEPS, { changed: ['server/content/emails/save.ts'], since: 'HEAD' }).find(
      ({ name }) => name === 'services',
    )!;
    expect(services.args).toContain('tests/services/emails.test.ts');
    expect(services.note).toMatch(/^\d+ of \d+ files, by their names; the others are left to the whole run$/);
  });
});
