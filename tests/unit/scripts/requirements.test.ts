import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { CatalogueError, readCatalogue } from '../../../scripts/requirements/catalogue';
import { citedIds, findCitations } from '../../../scripts/requirements/citations';
import { findCitationProblems, printAreas, printUnproven } from '../../../scripts/requirements/report';

const CATALOGUE = `
| on | decision | reason |
| A-18 | One save. | Nothing waits. |

| area | rows |
|---|---|
| SIGN | 2 |
| CI-SEO | 1 |
| **total** | **3** |

## SIGN - sign-in
| SIGN-001 | Opening \`/\` shows the page. [A-1] | S0 L22 | - |
| SIGN-002 | There is one button. | S0 L22 | - |
### CI-SEO - Seo Tags
| CI-SEO-001 | Three home fields. | S0 | ALP |

# List A - contradictions
| A-1 | what | decision | reason |

# List C - implied, not stated
1. Unsaved-changes warning.
`;

describe('readCatalogue', () => {
  it('reads rows with their area and text', () => {
    expect(readCatalogue(CATALOGUE).requirements).toEqual([
      { id: 'SIGN-001', area: 'SIGN', text: 'Opening `/` shows the page. [A-1]' },
      { id: 'SIGN-002', area: 'SIGN', text: 'There is one button.' },
      { id: 'CI-SEO-001', area: 'CI-SEO', text: 'Three home fields.' },
    ]);
  });

  it('recognises the decisions of the lists, which are no rows', () => {
    expect([...readCatalogue(CATALOGUE).decisions]).toEqual(['A-18', 'A-1', 'C-1']);
  });

  it('rejects an area whose number of rows differs from the index', () => {
    const short = CATALOGUE.replace('| SIGN-002 | There is one button. | S0 L22 | - |\n', '');
    expect(() => readCatalogue(short)).toThrow(
      new CatalogueError(['SIGN: expected 2 rows, as the index says, got 1.']),
    );
  });

  it('rejects a duplicate id', () => {
    expect(() => readCatalogue(CATALOGUE.replace('SIGN-002', 'SIGN-001'))).toThrow(
      'SIGN-001: expected one row, got two.',
    );
  });

  it('reads the catalogue of this project, all 849 rows', () => {
    const catalogue = readCatalogue(readFileSync('docs/requirements.md', 'utf8'));
    expect(catalogue.requirements).toHaveLength(849);
    expect(catalogue.decisions.has('A-83')).toBe(true);
    expect(catalogue.decisions.has('B-56')).toBe(true);
    expect(catalogue.decisions.has('C-36')).toBe(true);
  });
});

describe('citedIds', () => {
  it.each([
    ['[UPL-014] shows the message', ['UPL-014']],
    ['[CI-SEO-001, A-18] saves at once', ['CI-SEO-001', 'A-18']],
    ['[UPL-014] [UPL-015] two brackets', ['UPL-014', 'UPL-015']],
    ['UPL-014 without brackets', []],
    ['[a list] of plain text, items[0]', []],
    ['[UPL-014 and more]', []],
  ])('%s', (name, ids) => {
    expect(citedIds(name)).toEqual(ids);
  });
});

describe('findCitations', () => {
  it('reads the titles of tests, test tables and templates', () => {
    const source = [
      "it('[SIGN-001] one', () => {});",
      "test('[SIGN-002] two', async () => {});",
      "it.each([1, 2])('[CI-SEO-001] %s', () => {});",
      'it(`[SIGN-001] for ${brand}`, () => {});',
    ].join('\n');
    expect(findCitations({ file: 'a.test.ts', source }).map(({ line, ids }) => [line, ...ids])).toEqual([
      [1, 'SIGN-001'],
      [2, 'SIGN-002'],
      [3, 'CI-SEO-001'],
      [4, 'SIGN-001'],
    ]);
  });

  it('reads the titles of test steps', () => {
    const source = [
      "test('a sign-in', async () => {",
      "  await test.step('[SIGN-001] one', async () => {});",
      "  await test.step('without an id', async () => {});",
      "  await helper.step('[SIGN-002] another object', async () => {});",
      '});',
    ].join('\n');
    expect(findCitations({ file: 'a.spec.ts', source })).toEqual([
      { file: 'a.spec.ts', line: 2, name: '[SIGN-001] one', ids: ['SIGN-001'] },
    ]);
  });

  it('ignores comments, groups, other calls and skipped tests', () => {
    const source = [
      "// it('[SIGN-001] in a comment', () => {});",
      "describe('[SIGN-001] group', () => {});",
      "test.describe('[SIGN-001] group', () => {});",
      "log('[SIGN-001] a message');",
      "it.skip('[SIGN-001] later', () => {});",
      "const name = '[SIGN-001]';",
    ].join('\n');
    expect(findCitations({ file: 'a.test.ts', source })).toEqual([]);
  });

  it('reads the names of stories', () => {
    const source = "export const Empty = { name: '[UPL-001] empty', args: { label: '[UPL-002]' } };";
    expect(findCitations({ file: 'a.stories.tsx', source }).flatMap(({ ids }) => ids)).toEqual(['UPL-001']);
  });
});

describe('the report', () => {
  const catalogue = readCatalogue(CATALOGUE);
  const citations = findCitations({ file: 'a.test.ts', source: "it('[SIGN-001, A-18] one', () => {});" });

  it('counts the proven rows per area', () => {
    expect(
      printAreas(catalogue, citations)
        .split('\n')
        .map((line) => line.replace(/\s+/g, ' ')),
    ).toEqual(['SIGN 1 / 2', 'CI-SEO 0 / 1', 'all 1 / 3']);
  });

  it('lists the unproven rows of an area', () => {
    expect(printUnproven(catalogue, { area: 'SIGN', citations })).toBe('SIGN-002  There is one button.');
  });

  it('names an unknown citation, and a duplicate one', () => {
    const wrong = findCitations({ file: 'a.test.ts', source: "it('[SIGN-009, SIGN-001, SIGN-001] one', () => {});" });
    expect(findCitationProblems(catalogue, wrong)).toEqual([
      "a.test.ts:1: expected an id of docs/requirements.md, got SIGN-009 in '[SIGN-009, SIGN-001, SIGN-001] one'.",
      "a.test.ts:1: expected SIGN-001 once, got it twice in '[SIGN-009, SIGN-001, SIGN-001] one'.",
    ]);
  });

  it('names a test that cites more than three ids', () => {
    const problemsOf = (name: string) =>
      findCitationProblems(catalogue, findCitations({ file: 'a.test.ts', source: `it('${name}', () => {});` }));
    expect(problemsOf('[SIGN-001, SIGN-002, CI-SEO-001] one')).toEqual([]);
    expect(problemsOf('[SIGN-001, SIGN-002] [CI-SEO-001, A-18] one')).toEqual([
      "a.test.ts:1: expected at most 3 ids, got 4 in '[SIGN-001, SIGN-002] [CI-SEO-001, A-18] one'.",
    ]);
  });
});
