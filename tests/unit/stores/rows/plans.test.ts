import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createEmailsSource } from '../../../../src/stores/rows/emails';
import { createLinksSource } from '../../../../src/stores/rows/links';
import type { Mutation } from '../../../../src/api/mutations';
import type { FormRow, RowsSource, StoredRow } from '../../../../src/stores/rows/source';
import { fakeContentService } from '../../support/contentService';

const { client } = fakeContentService(() => new Error('Planning asks nobody.'));
const links = createLinksSource(client, 'brand-1');
const emails = createEmailsSource(client, 'brand-1');
const RUNS = { numRuns: 500 };

type Link = ReturnType<typeof link>;

function link(id: string, name: string, category = 'external') {
  return { id, name, link: `https://${name}.example`, category, imageKey: null };
}

function email(id: string, address: string, category = 'Sales') {
  return { id, email: address, category };
}

function formOf(rows: readonly StoredRow[]): readonly FormRow[] {
  return rows.map((row) => ({ id: row.id, values: row }));
}

/** Runs the mutations of links as the service does: new ones are appended, with ids of the service. */
function runLinks(stored: readonly Link[], mutations: readonly Mutation[]): readonly Omit<Link, 'id'>[] {
  let rows: readonly Link[] = stored;
  for (const { operation, arguments: given } of mutations) {
    if (operation === 'addManyLinks') {
      const added = given.links as readonly Omit<Link, 'id'>[];
      rows = [...rows, ...added.map((one, index) => ({ ...one, id: `new-${index}` }))];
    } else if (operation === 'massRemoveLinkRecords') {
      const { ids } = given;
      if (!ids.every((id) => rows.some((row) => row.id === id))) throw new Error('Link not found.');
      rows = rows.filter(({ id }) => !ids.includes(id));
    } else throw new Error(`A service of links has no ${operation}.`);
  }
  return rows.map(({ id: _id, ...values }) => values);
}

function savedIds(mutations: readonly Mutation[]): readonly unknown[] {
  return mutations.flatMap((one) => (one.operation === 'addUpdateEmailRecord' ? [one.arguments.id] : []));
}

/** Runs the mutations of e-mails as the service does: a duplicate address in a category is rejected at once. */
function runEmails(stored: readonly StoredRow[], mutations: readonly Mutation[]): readonly StoredRow[] {
  const rows = new Map(stored.map((row) => [row.id, row]));
  for (const { operation, arguments: given } of mutations) {
    if (operation === 'removeEmailRecords') {
      for (const id of given.ids) {
        if (!rows.delete(id)) throw new Error('E-mail not found.');
      }
    } else if (operation === 'addUpdateEmailRecord') {
      const { id, email, category } = given;
      const row = { id: id ?? '', email, category };
      for (const other of rows.values()) {
        if (other.id !== row.id && keyOf(other) === keyOf(row)) throw new Error('Email must be unique per category.');
      }
      rows.set(row.id, row);
    } else throw new Error(`A service of e-mails has no ${operation}.`);
  }
  return [...rows.values()];
}

function keyOf(row: StoredRow): string {
  return `${String(row['category'])} ${String(row['email']).toLowerCase()}`;
}

function operations(source: RowsSource, stored: readonly StoredRow[], next: readonly StoredRow[]): readonly string[] {
  return source.plan({ stored, next: formOf(next) }).map(({ operation }) => operation);
}

describe('saving links', () => {
  const [a, b, c] = [link('1', 'a'), link('2', 'b'), link('3', 'c')];

  it('[LINK-006] adds the listed ones from the first change on, and then removes the rows they replace', () => {
    const changed = { ...b, name: 'b2' };
    expect(links.plan({ stored: [a, b, c], next: formOf([a, changed, c]) })).toMatchObject([
      {
        operation: 'addManyLinks',
        arguments: { brandId: 'brand-1', links: [changed, c].map(({ id: _id, ...sent }) => sent) },
      },
      { operation: 'massRemoveLinkRecords', arguments: { ids: ['2', '3'] } },
    ]);
  });

  it('sends no unnecessary mutations: no addition for a removal, no removal for an addition', () => {
    expect(operations(links, [a, b], [a])).toEqual(['massRemoveLinkRecords']);
    expect(operations(links, [a, b, c], [a, c])).toEqual(['massRemoveLinkRecords']);
    expect(operations(links, [a], [a, b])).toEqual(['addManyLinks']);
    expect(operations(links, [a, b], [a, b])).toEqual([]);
    expect(operations(links, [], [])).toEqual([]);
  });

  it('[LINK-006] makes the stored links exactly those of the form, in their order', () => {
    const name = fc.constantFrom('a', 'b', 'c', 'd');
    const stored = fc.array(name, { maxLength: 6 }).map((names) => names.map((text, at) => link(`s${at}`, text)));
    const change = stored.chain((rows) =>
      fc.tuple(
        fc.constant(rows),
        fc.shuffledSubarray(rows).chain((kept) =>
          fc.tuple(
            ...kept.map((row) =>
              fc.oneof(
                fc.constant(row),
                name.map((to) => link(row.id, to)),
              ),
            ),
          ),
        ),
        fc.array(name, { maxLength: 3 }).map((names) => names.map((text, at) => link(`n${at}`, text))),
      ),
    );
    fc.assert(
      fc.property(change, ([before, kept, added]) => {
        const next = [...kept, ...added];
        const plan = links.plan({ stored: before, next: formOf(next) });
        expect(runLinks(before, plan)).toEqual(next.map(({ id: _id, ...values }) => values));
      }),
      RUNS,
    );
  });
});

describe('saving e-mails', () => {
  const [a, b, c] = [email('1', 'a@x.ph'), email('2', 'b@x.ph'), email('3', 'c@x.ph', 'Inquiry')];

  it('[MAIL-008, MAIL-009] saves new and changed rows only, and runs the removals last', () => {
    const next = [a, { ...b, email: 'b2@x.ph' }, email('4', 'd@x.ph')];
    expect(emails.plan({ stored: [a, b, c], next: formOf(next) })).toMatchObject([
      {
        operation: 'addUpdateEmailRecord',
        arguments: { id: '2', brand_id: 'brand-1', email: 'b2@x.ph', category: 'Sales' },
      },
      {
        operation: 'addUpdateEmailRecord',
        arguments: { id: '4', brand_id: 'brand-1', email: 'd@x.ph', category: 'Sales' },
      },
      { operation: 'removeEmailRecords', arguments: { ids: ['3'] } },
    ]);
  });

  it('removes a row first if another one takes its address', () => {
    expect(emails.plan({ stored: [a, b], next: formOf([{ ...b, email: 'A@x.ph' }]) })).toMatchObject([
      { operation: 'removeEmailRecords', arguments: { ids: ['1'] } },
      {
        operation: 'addUpdateEmailRecord',
        arguments: { id: '2', brand_id: 'brand-1', email: 'A@x.ph', category: 'Sales' },
      },
    ]);
  });

  it('changes a row before another one takes its address', () => {
    const next = [
      { ...a, email: 'b@x.ph' },
      { ...b, email: 'new@x.ph' },
    ];
    const plan = emails.plan({ stored: [a, b], next: formOf(next) });
    expect(savedIds(plan)).toEqual(['2', '1']);
  });

  it('lets two rows exchange their addresses', () => {
    const next = [
      { ...a, email: 'b@x.ph' },
      { ...b, email: 'a@x.ph' },
    ];
    expect(operations(emails, [a, b], next)).toEqual([
      'removeEmailRecords',
      'addUpdateEmailRecord',
      'addUpdateEmailRecord',
    ]);
  });

  it('[MAIL-006, MAIL-008, MAIL-009] makes the stored rows exactly those of the form, without a rejected step', () => {
    const key = fc.record({
      email: fc.constantFrom('a@x.ph', 'A@X.ph', 'b@x.ph', 'c@x.ph', 'd@x.ph'),
      category: fc.constantFrom('Sales', 'Inquiry'),
    });
    const unique = { selector: (row: { email: string; category: string }) => keyOf({ id: '', ...row }), maxLength: 7 };
    const change = fc.tuple(fc.uniqueArray(key, unique), fc.uniqueArray(key, unique), fc.infiniteStream(fc.boolean()));
    fc.assert(
      fc.property(change, fc.nat(6), ([before, after, keeps], shift) => {
        const stored = before.map((row, index) => ({ id: `s${index}`, ...row }));
        // Rows of the form are stored rows, stored rows with the contents of others, or new ones.
        const next = after.map((row, index) => {
          const isKept = keeps.next().value && index + shift < stored.length;
          return { id: isKept ? `s${index + shift}` : `n${index}`, ...row };
        });
        const plan = emails.plan({ stored, next: formOf(next) });
        expect(byId(runEmails(stored, plan))).toEqual(byId(next));
        const sent = savedIds(plan);
        expect(new Set(sent).size).toBe(sent.length);
        for (const row of next) {
          const isUnchanged = stored.some((one) => JSON.stringify(one) === JSON.stringify(row));
          expect([row.id, sent.includes(row.id)]).toEqual([row.id, !isUnchanged]);
        }
      }),
      RUNS,
    );
  });
});

function byId(rows: readonly StoredRow[]): readonly StoredRow[] {
  return [...rows].sort((one, other) => (one.id < other.id ? -1 : 1));
}
