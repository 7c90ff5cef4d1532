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
  it('are strings where they are plain', () => {
    expect(pantry.open).toBe("Don't open");
  });

  it('are functions of their arguments where they have some', () => {
    expect(pantry.quoted({ name: 'Jam {A}' })).toBe("No shelf is called 'Jam {A}'.");
    expect(pantry.side.left({ name: 'tea' })).toBe('Left of tea');
  });

  it('take the plural that a number has, and write large numbers as people read them', () => {
    expect([1, 0, 1200].map((count) => pantry.found({ count, what: 'jam' }))).toEqual([
      '1 jar of jam',
      '0 jars of jam',
      '1,200 jars of jam',
    ]);
  });

  it('are those of the locale from its choice on, and English where it has none', () => {
    const filipino = { pantry: { open: 'Huwag buksan', side: { left: 'Kaliwa ng {name}' } } };
    setLocale({ language: 'fil', texts: filipino });
    expect(pantry.open).toBe('Huwag buksan');
    expect(pantry.side.left({ name: 'tsaa' })).toBe('Kaliwa ng tsaa');
    expect(pantry.quoted({ name: 'A' })).toBe("No shelf is called 'A'.");
    setLocale(ENGLISH);
    expect(pantry.open).toBe("Don't open");
  });

  it('take the plurals of the locale, not those of English', () => {
    const polish = '{count, plural, one {# słoik} few {# słoiki} many {# słoików} other {# słoika}} {what}';
    setLocale({ language: 'pl', texts: { pantry: { found: polish } } });
    expect([1, 3, 5].map((count) => pantry.found({ count, what: 'X' }))).toEqual([
      '1 słoik X',
      '3 słoiki X',
      '5 słoików X',
    ]);
  });

  it('are listed by feature for who writes a locale', () => {
    expect(definedTexts().get('pantry')).toMatchObject({ open: "Don't open", side: { left: 'Left of {name}' } });
  });

  it('ask for just the arguments that a pattern has', () => {
    // @ts-expect-error -- a plural's clause is no argument, and `what` is missing
    expect(() => pantry.found({ count: 1 })).toThrow();
    // @ts-expect-error -- there is no such argument
    expect(pantry.quoted({ name: 'A', more: 1 })).toBe("No shelf is called 'A'.");
  });
});
