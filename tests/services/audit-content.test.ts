import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { auditContent } from '../../scripts/audits/content';
import { brandId, readPage, startContent, take, type Person, type RunningContent } from './support/content';
import { faqDefinitions } from './support/faqEntries';
import { articleContainers, createFilled } from './support/trees';

let running: RunningContent;
let staff: Person;
beforeAll(async () => {
  running = await startContent({}, faqDefinitions);
  staff = await running.person('alp.editor');
});
afterAll(() => running.stop());

/** Runs an audit on the running services. */
async function audit({ mends = false } = {}) {
  const lines: string[] = [];
  const isWell = await auditContent(running.services, { mends, print: (line) => lines.push(line) });
  return { isWell, lines };
}

describe('an audit of content', () => {
  it('lists values that the services would not store unchanged, and saves them as they would, in a revision of "system"', async () => {
    const { id, errors } = await createFilled(staff, {
      ...{ brand: 'ALP', tag: 'CONTENT', name: 'Old words' },
      containers: articleContainers('news'),
    });
    expect(errors).toEqual([]);
    const { query } = running.services.database;
    const [overview] = await query<{ id: string }>(
      `SELECT id::text AS id FROM field_collection WHERE page_id = $1 AND name = 'OVERVIEW'`,
      [id],
    );
    expect((await audit()).lines).toEqual([
      'The content of all 1 pages and 0 records is as the services would store it.',
    ]);

    const stored: Readonly<Record<string, string>> = {
      TITLE: 'Tom <tom@demo.example><script>alert(1)</script>',
      'SHORT-DESCRIPTION': 'Ana <ana@demo.example>',
      'VIDEO-LINK': 'javascript:alert(1)',
      'DATE-PUBLISHED': 'soon',
      Image: 'files/2026/01/00000000-0000-4000-8000-000000000000.png',
      'SOMETHING-ELSE': '<p>Fine</p><iframe src="//x"></iframe>',
    };
    for (const [name, value] of Object.entries(stored)) {
      await query(
        `INSERT INTO field (id, page_id, collection_id, name, value, "order") VALUES (gen_random_uuid(), $1, $2, $3, $4, 50)`,
        [id, overview?.id, name, value],
      );
    }
    await query('UPDATE page SET revision = revision + 1 WHERE id = $1', [id]);
    const found = await audit();
    expect(found.isWell).toBe(false);
    expect(found.lines[0]).toBe('ALP  CONTENT-ALP  Old words');
    expect(found.lines.slice(1, -1).toSorted()).toEqual([
      '  CONTENT › OVERVIEW › DATE-PUBLISHED: "soon" – Please enter a valid date.',
      '  CONTENT › OVERVIEW › Image: "files/2026/01/00000000-0000-4000-8000-000000000000.png" – The upload did not finish. Retry it or remove the file.',
      '  CONTENT › OVERVIEW › SOMETHING-ELSE: "<p>Fine</p><iframe src=\\"//x\\"></iframe>" – becomes "<p>Fine</p>"',
      '  CONTENT › OVERVIEW › TITLE: "Tom <tom@demo.example><script>alert(1)</script>" – becomes "Tom &lt;tom@demo.example&gt;"',
      '  CONTENT › OVERVIEW › VIDEO-LINK: "javascript:alert(1)" – invalid video link – becomes ""',
    ]);
    expect(found.lines.at(-1)).toBe(
      '1 of 1 pages and 0 of 0 records hold values that the services would not store as they are. To change them: npm run audit-content -- --fix',
    );

    const fixed = await audit({ mends: true });
    expect(fixed.lines.at(-1)).toBe(
      '1 of 1 pages and 0 of 0 records hold values that the services would not store as they are; saved anew: 1. To be changed by hand: 2.',
    );
    const { lines } = await audit();
    expect(lines.slice(1, -1).toSorted()).toEqual([
      '  CONTENT › OVERVIEW › DATE-PUBLISHED: "soon" – Please enter a valid date.',
      expect.stringContaining('OVERVIEW › Image: "files/2026/01/'),
    ]);
    const values = new Map(
      (await readPage(staff, id)).containers[0].field_collections[0].fields.map(({ name, value }) => [name, value]),
    );
    expect(values.get('SHORT-DESCRIPTION')).toBe('Ana <ana@demo.example>');
    expect(values.get('SOMETHING-ELSE')).toBe('<p>Fine</p>');
    const revisions = await staff.ask('query ($id: ID!) { pageRevisions(page_id: $id) { saved_by } }', { id });
    expect(take(revisions, 'pageRevisions')[0]).toEqual({ saved_by: 'system' });
  });

  it('does the same with records of definitions and of the specification', async () => {
    const { query } = running.services.database;
    const saved = await staff.ask(
      `mutation ($brand: ID!, $records: [RecordInput!]!) { saveRecords(brand_id: $brand, area: "faq", records: $records) { id } }`,
      { brand: brandId('ALP'), records: [{ data: { question: 'Old words', answer: '<p>Fine</p>' } }] },
    );
    const { id } = take(saved, 'saveRecords')[0];
    const stored = {
      question: 'Tom <tom@demo.example><script>alert(1)</script>',
      answer: '<p>Fine</p><iframe src="//x"></iframe>',
      link: 'javascript:alert(1)',
      since: 'soon',
      meta_data: { file_name: '<script>x</script>a.png' },
    };
    await query('UPDATE record SET data = $2, revision = 2 WHERE id = $1', [id, JSON.stringify(stored)]);
    const found = await audit();
    expect(found.isWell).toBe(false);
    expect(found.lines).toContainEqual(expect.stringMatching(/^ALP {2}faq {2}Tom/));
    expect(found.lines).toEqual(
      expect.arrayContaining([
        '  question: "Tom <tom@demo.example><script>alert(1)</script>" – becomes "Tom &lt;tom@demo.example&gt;"',
        '  answer: "<p>Fine</p><iframe src=\\"//x\\"></iframe>" – becomes "<p>Fine</p>"',
        expect.stringMatching(/^ {2}link: "javascript:alert\(1\)" – .+ – becomes ""$/),
        '  since: "soon" – Please enter a valid date.',
        '  meta_data › file_name: "<script>x</script>a.png" – becomes "a.png"',
      ]),
    );

    await audit({ mends: true });
    const [record] = await query<{ data: unknown; revision: number; updated_by: string }>(
      'SELECT data, revision, updated_by FROM record WHERE id = $1',
      [id],
    );
    expect(record).toMatchObject({
      ...{ revision: 3, updated_by: 'system' },
      data: { question: 'Tom &lt;tom@demo.example&gt;', answer: '<p>Fine</p>', link: null, since: 'soon' },
    });
    expect(record).toHaveProperty('data.meta_data.file_name', 'a.png');
  });
});
