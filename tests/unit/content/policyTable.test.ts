import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, contentAccess } from '../../../schemas/access';
import { policyTable } from '../../../server/content/policyTable';
import { faqAndTips } from '../../services/support/faqEntries';

/** Includes areas of defined records, whether the repository has any or not. */
const table = policyTable([...contentAccess, ...faqAndTips.areas.flatMap(accessOf)]);
const contract = buildSchema(readFileSync('server/content/schema.graphql', 'utf8'));

it('the policy speaks of every operation of the contract, and of no other', () => {
  const operations = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect([...new Set(table.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted());
});

describe('the policy', () => {
  const names = [...new Set(table.map(({ operation }) => operation))];
  const actionsOf = (name: string) =>
    new Set(table.filter(({ operation }) => operation === name).map((row) => row.action));

  it('requires the rights to create and to update if an operation does both', () => {
    const upserts = names.filter((name) => /^add(Or)?Update/.test(name) && actionsOf(name).has('create'));
    expect(upserts).toEqual(
      expect.arrayContaining([
        'addOrUpdateBrandPage',
        'addOrUpdateHomeBanner',
        'addOrUpdateCareer',
        'addOrUpdateEmploymentType',
        'addUpdateEmailRecord',
      ]),
    );
    expect(upserts.filter((name) => !actionsOf(name).has('update'))).toEqual([]);
    expect([...actionsOf('addOrUpdateBrandPage')].toSorted()).toEqual(['create', 'flag', 'update']);
  });

  it.each([
    [/^(update|publish|move)/, 'update'],
    [/^uploadCtsDoas$/, 'create'],
    [/^remove(?!Container$|FC$|Field|Multiple|ListView$)/, 'delete'],
  ] as const)('requires for the operations %s the right to %s, and no other', (name, right) => {
    const mutations = Object.keys(contract.getMutationType()?.getFields() ?? {}).filter((one) => name.test(one));
    expect(mutations).not.toEqual([]);
    expect(mutations.filter((one) => [...actionsOf(one)].join() !== right)).toEqual([]);
  });

  it('[PERM-024] requires the right to add or remove a link, besides the right to update one', () => {
    expect([...actionsOf('addManyLinks')]).toEqual(['create', 'update']);
    expect([...actionsOf('massRemoveLinkRecords')]).toEqual(['delete', 'update']);
  });

  it('requires the right to create, besides that to update, to restore an entry that can be removed', () => {
    expect([...actionsOf('restoreRecordRevision')].toSorted()).toEqual(['create', 'update']);
    expect([...actionsOf('restorePageRevision')]).toEqual(['restore']);
  });

  it('moves the records of a list that people order by hand, and no others', () => {
    const areas = new Map(faqAndTips.areas.flatMap(accessOf).map(({ of, ordered }) => [Object.values(of)[0], ordered]));
    expect([...areas]).toEqual([
      ['faq', true],
      ['tips', false],
    ]);
    const own = policyTable(faqAndTips.areas.flatMap(accessOf));
    const moved = own.filter(({ operation, on }) => operation === 'moveRecord' && areas.has(on));
    expect(moved.map(({ on }) => on)).toEqual(['faq']);
  });

  it('requires only the right to read or to list for queries', () => {
    const queries = names.filter((name) => contract.getQueryType()?.getFields()[name]);
    const reads: readonly string[] = ['read', 'list'];
    expect(queries.filter((name) => ![...actionsOf(name)].every((action) => reads.includes(action)))).toEqual([]);
  });

  it('requires the right to a category if an operation writes the containers that name it', () => {
    expect(names.filter((name) => actionsOf(name).has('category')).toSorted()).toEqual([
      'addOrUpdateContainers',
      'addOrUpdateContainersFCFields',
    ]);
  });

  it('requires the right to a category besides that to the action, if pages of a tag always have one', () => {
    const wrong = contentAccess.flatMap(({ of, access, kinds }) => {
      if (!('pages' in of) || kinds?.by !== 'category' || kinds.needed !== 'always') return [];
      const rows = table.filter(({ on, part, action: done }) => on === of.pages && part !== null && done in access);
      expect(rows.length).toBeGreaterThan(0);
      return rows.filter(
        ({ part, action: done, scopes }) =>
          ![access[done as keyof typeof access], kinds.scopes[part!]].every((scope) => scopes.includes(scope!)),
      );
    });
    expect(wrong).toEqual([]);
  });

  it('asks for the right to update where an operation writes a part of a page, also where it is a section', () => {
    const parts = names.filter((name) => /^(add|replace|remove).*(Container|Collection|Field|FC)/.test(name));
    expect(parts).toHaveLength(9);
    expect(parts.filter((name) => !actionsOf(name).has('update'))).toEqual([]);
    const ofSections = parts.filter((name) => /Collection|Fields$|FieldCategories|removeFC/.test(name));
    expect(
      ofSections.filter((name) => !actionsOf(name).has('section') && name !== 'addOrUpdateContainersFCFields'),
    ).toEqual([]);
  });
});
