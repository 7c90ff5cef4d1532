import { describe, expect, it } from 'vitest';
import { editors as emailEditors } from '../../../schemas/email/editors';
import { editors as linkEditors } from '../../../schemas/links/editors';
import { findProblems, printProblem } from '../../../src/definition';

const name = { type: 'text', label: 'Name', stored: 'name' };

function listOf(fields: object, stored: object = { each: 'LINK' }) {
  return { type: 'list', label: 'Links', itemLabel: 'Link', addLabel: 'Add Link', stored, fields };
}

function problemsOf(fields: object, stored: object = { rows: 'links' }): readonly string[] {
  const definition = { name: 'rows', title: 'Rows', stored, fields };
  return findProblems(definition).map((problem) => printProblem('rows.ts', problem));
}

describe('a definition of rows', () => {
  it.each([...linkEditors, ...emailEditors].map((editor) => [editor.name, editor] as const))(
    'of the console has no problem: %s',
    (_name, editor) => expect(findProblems(editor)).toEqual([]),
  );

  it('is one list with a record per item', () => {
    expect(problemsOf({ links: listOf({ name }) })).toEqual([]);
    const expected = 'rows.ts at fields: expected one list, whose items are the rows, got';
    expect(problemsOf({ links: listOf({ name }), others: listOf({ name }, { each: 'OTHER' }) })).toEqual([
      `${expected} "links: list, others: list"`.replaceAll('"', ''),
    ]);
    expect(problemsOf({ name })).toEqual([`${expected} name: text`]);
  });

  it('does not store the list in a node of its own', () => {
    expect(problemsOf({ links: listOf({ name }, { in: 'LIST', each: 'LINK' }) })).toEqual([
      "rows.ts at fields.links.stored: expected { each: the row's name }, got another place",
    ]);
  });

  it('stores each field of an item as a property', () => {
    const nested = { type: 'group', label: 'More', stored: { collection: 'MORE' }, fields: { name } };
    expect(problemsOf({ links: listOf({ nested }) })).toContain(
      'rows.ts at fields.links.fields.nested.stored: expected a field in a record, got a collection',
    );
  });

  it('names an existing row set, and text values to filter rows by', () => {
    expect(problemsOf({ links: listOf({ name }) }, { rows: 'link' })).toEqual([
      `rows.ts at stored.rows: expected one of "links", "emails", got "link"; did you mean 'links'?`,
    ]);
    expect(problemsOf({ links: listOf({ name }) }, { rows: 'links', where: { category: 5 } })).toEqual([
      'rows.ts at stored.where.category: expected a text, got 5',
    ]);
  });
});

describe('a choice with managed options', () => {
  it('gets its choices from a service', () => {
    const choice = {
      type: 'choice',
      label: 'Department',
      stored: 'department',
      choices: ['Sales'],
      manage: { noun: 'Department', plural: 'Departments', access: 'update:careers' },
    };
    expect(problemsOf({ choice }, { record: 'career' })).toEqual([
      'rows.ts at fields.choice.manage: expected options of a service beside it, got none',
    ]);
  });
});
