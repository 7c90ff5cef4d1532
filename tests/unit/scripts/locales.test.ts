import { describe, expect, it } from 'vitest';
import { localeProblems } from '../../../scripts/localeProblems';
import { pseudoTexts } from '../../../scripts/pseudo';

const ENGLISH = { tea: { pour: 'Pour {name}', cups: '{count, plural, one {# cup} other {# cups}}', empty: 'Empty' } };

describe('the pseudo-locale', () => {
  it('accents every letter of a text, keeps its arguments, and pads it to 1.4 times its length', () => {
    expect(pseudoTexts(ENGLISH)).toEqual({
      tea: { pour: 'Ƥóúŕ {name}~~', cups: '{count,plural,one{# çúƥ} other{# çúƥš}}~~', empty: 'Éɱƥţý~~' },
    });
  });

  it('is a locale without problems', () => {
    expect(localeProblems(ENGLISH, pseudoTexts(ENGLISH))).toEqual([]);
  });
});

describe('the check of a locale', () => {
  it('accepts one that lacks texts, or uses arguments differently', () => {
    const texts = { tea: { pour: '{name} einschenken', cups: '{count} {count, plural, one {Tasse} other {Tassen}}' } };
    expect(localeProblems(ENGLISH, texts)).toEqual([]);
  });

  it('reports unknown texts, wrong arguments and invalid patterns', () => {
    const texts = {
      tea: { pour: 'Pour {who}', cups: '{count, plural, one {# cup}', full: 'Full' },
      milk: { pour: 'Pour' },
    };
    expect(localeProblems(ENGLISH, texts)).toEqual([
      "texts.tea.pour: expected the arguments name of 'Pour {name}', got who.",
      expect.stringMatching(/^texts\.tea\.cups: '.*' is no ICU pattern: /),
      'texts.tea.full: no feature has this text.',
      'texts.milk: no feature has this text.',
    ]);
  });

  it('distinguishes a text from texts by name', () => {
    expect(localeProblems(ENGLISH, { tea: 'Tea' })).toEqual(['texts.tea: expected texts by name, got one text.']);
    expect(localeProblems(ENGLISH, { tea: { empty: { really: 'Empty' } } })).toEqual([
      'texts.tea.empty: expected one text, got texts by name.',
    ]);
  });
});
