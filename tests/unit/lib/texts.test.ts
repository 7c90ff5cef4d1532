import { afterEach, describe, expect, it } from 'vitest';
import { definedTexts, defineTexts, setLocale } from '../../../src/lib/texts';

const ENGLISH = { language: 'en', texts: {} };
const pantry = defineTexts('pantry', {
  open: "Don't open",
  found: '{count, plural, one {# jar} other {# jars}} of {what}',
  quoted: "No shelf is called ''{name}''.",
  side: { left: 'Left of {name}' },
});

afterEach(() => setLocale(ENGLISH));

describe('texts', () => {
  it('are strings if they are plain', () => {
    expect(pantry.open).toBe("Don't open");
  });

  it('are functions if they have arguments', () => {
    expect(pantry.quoted({ name: 'Jam {A}' })).toBe("No shelf is called 'Jam {A}'.");
    expect(pantry.side.left({ name: 'tea' })).toBe('Left of tea');
  });

  it('select the plural of a number, and group the digits of large numbers', () => {
    expect([1, 0, 1200].map((count) => pantry.found({ count, what: 'jam' }))).toEqual([
      '1 jar of jam',
      '0 jars of jam',
      '1,200 jars of jam',
    ]);
  });

  it('are those of the selected locale, falling back to English', () => {
    const filipino = { pantry: { open: 'Huwag buksan', side: { left: 'Kaliwa ng {name}' } } };
    setLocale({ language: 'fil', texts: filipino });
    expect(pantry.open).toBe('Huwag buksan');
    expect(pantry.side.left({ name: 'tsaa' })).toBe('Kaliwa ng tsaa');
    expect(pantry.quoted({ name: 'A' })).toBe("No shelf is called 'A'.");
    setLocale(ENGLISH);
    expect(pantry.open).toBe("Don't open");
  });

  it('use the plurals of the locale, not those of English', () => {
    const polish = '{count, plural, one {# słoik} few {# słoiki} many {# słoików} other {# słoika}} {what}';
    setLocale({ language: 'pl', texts: { pantry: { found: polish } } });
    expect([1, 3, 5].map((count) => pantry.found({ count, what: 'X' }))).toEqual([
      '1 słoik X',
      '3 słoiki X',
      '5 słoików X',
    ]);
  });

  it('are listed by feature for translators', () => {
    expect(definedTexts().get('pantry')).toMatchObject({ open: "Don't open", side: { left: 'Left of {name}' } });
  });

  it('require exactly the arguments of a pattern', () => {
    // @ts-expect-error -- `what` is missing, and a plural clause is no argument
    expect(() => pantry.found({ count: 1 })).toThrow();
    // @ts-expect-error -- there is no such argument
    expect(pantry.quoted({ name: 'A', more: 1 })).toBe("No shelf is called 'A'.");
  });
});
