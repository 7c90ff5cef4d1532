import { readFileSync } from 'node:fs';
import { buildSchema } from 'graphql';
import { describe, expect, it } from 'vitest';
import { accessOf, contentAccess } from '../../../schemas/access';
import { policyTable } from '../../../server/content/policyTable';
import { faqDefinitions } from '../../services/support/faqEntries';

/** With an area of records that definitions describe, whether the repository has one or not. */
const table = policyTable([...contentAccess, ...faqDefinitions.areas.flatMap(accessOf)]);
const contract = buildSchema(readFileSync('server/content/schema.graphql', 'utf8'));

it('the policy speaks of every operation of the contract, and of no other', () => {
  const operations = [contract.getQueryType(), contract.getMutationType()].flatMap((type) =>
    Object.keys(type?.getFields() ?? {}),
  );
  expect([...new Set(table.map(({ operation }) => operation))].toSorted()).toEqual(operations.toSorted());
});

describe('the policy', () => {
  const names = [...new Set(table.map(({ operation }) => operation))];
  const does = (name: string) => new Set(table.filter(({ operation }) => operation === name).map((row) => row.action));

  it('asks for the right to create and for that to update where an operation does both', () => {
    const wholes = names.filter((name) => /^add(Or)?Update/.test(name) && does(name).has('create'));
    expect(wholes).toEqual(
      expect.arrayContaining([
        'addOrUpdateBrandPage',
        'addOrUpdateHomeBanner',
        'addOrUpdateCareer',
        'addOrUpdateEmploymentType',
        'addUpdateEmailRecord',
      ]),
    );
    expect(wholes.filter((name) => !does(name).has('update'))).toEqual([]);
    expect([...does('addOrUpdateBrandPage')].toSorted()).toEqual(['create', 'flag', 'update']);
  });

  it.each([
    [/^(update|publish|move)/, 'update'],
    [/^uploadCtsDoas$/, 'create'],
    [/^remove(?!Container$|FC$|Field|Multiple|ListView$)/, 'delete'],
  ] as const)('asks of the operations %s for the right to %s, and no other', (name, right) => {
    const mutations = Object.keys(contract.getMutationType()?.getFields() ?? {}).filter((one) => name.test(one));
    expect(mutations).not.toEqual([]);
    expect(mutations.filter((one) => [...does(one)].join() !== right)).toEqual([]);
  });

  it('[PERM-024] asks for the right to add or to remove a link, or for that to update one, which takes both', () => {
    expect([...does('addManyLinks')]).toEqual(['create', 'update']);
    expect([...does('massRemoveLinkRecords')]).toEqual(['delete', 'update']);
  });

  it('asks for the right to create what is restored, where it can be removed, beside that to update it', () => {
    expect([...does('restoreRecordRevision')].toSorted()).toEqual(['create', 'update']);
    expect([...does('restorePageRevision')]).toEqual(['restore']);
  });

  it('asks for the right to read or to list, and no other, where an operation is a query', () => {
    const queries = names.filter((name) => contract.getQueryType()?.getFields()[name]);
    const reads: readonly string[] = ['read', 'list'];
    expect(queries.filter((name) => ![...does(name)].every((deed) => reads.includes(deed)))).toEqual([]);
  });

  it('asks for the right to a category where an operation writes the containers that name it', () => {
    expect(names.filter((name) => does(name).has('category')).toSorted()).toEqual([
      'addOrUpdateContainers',
      'addOrUpdateContainersFCFields',
    ]);
  });

  it('asks for the right to a category beside that to what is done, where pages of a tag always have one', () => {
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
    expect(parts.filter((name) => !does(name).has('update'))).toEqual([]);
    const ofSections = parts.filter((name) => /Collection|Fields$|FieldCategories|removeFC/.test(name));
    expect(ofSections.filter((name) => !does(name).has('section') && name !== 'addOrUpdateContainersFCFields')).toEqual(
      [],
    );
  });
});
