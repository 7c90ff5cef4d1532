import { describe, expect, it } from 'vitest';
import { ServiceError, UnreachableError } from '../../../src/api/errors';
import { compileEditor } from '../../../src/compile';
import { defineEditor } from '../../../src/definition';
import { createRecordStore } from '../../../src/stores/recordStore';
import type { RecordSource, ServedRecord } from '../../../src/stores/records/source';
import type { FormData, JsonRecord } from '../../../src/tree';

const compiled = compileEditor(
  defineEditor({
    name: 'person',
    title: 'Person',
    stored: { record: 'user' },
    fields: {
      details: {
        type: 'group',
        label: 'Details',
        fields: {
          name: { type: 'text', label: 'Name', stored: 'name' },
          email: { type: 'text', label: 'E-mail', stored: 'contact.email' },
        },
      },
    },
  }),
  undefined,
);

/** A service with at most one record; `refuse` returns the error of rejected values. */
function setUp(given: {
  readonly record?: JsonRecord;
  readonly refuse?: (values: JsonRecord) => Error | undefined;
  readonly hasNoTimes?: boolean;
  readonly argumentNames?: RecordSource['argumentNames'];
}) {
  let saves = 0;
  const time = () => (given.hasNoTimes ? undefined : String(saves));
  let stored: ServedRecord | undefined = given.record && { id: 'r1', updatedAt: time(), values: given.record };
  const writes: JsonRecord[] = [];
  const keys: (string | undefined)[] = [];
  const write = (id: string, values: JsonRecord): ServedRecord => {
    const refusal = given.refuse?.(values);
    if (refusal) throw refusal;
    writes.push(values);
    saves += 1;
    return (stored = { id, updatedAt: time(), values });
  };
  const source: RecordSource = {
    list: async () => ({ rows: [], total: 0 }),
    async read() {
      if (!stored) throw new ServiceError('The user does not exist.', '404');
      return stored;
    },
    create: async (values, key) => (keys.push(key), write('r1', values)),
    update: async (id, values, { key } = {}) => (keys.push(key), write(id, values)),
    ...(given.argumentNames && { argumentNames: given.argumentNames }),
  };
  const { editor, lens, defaults } = compiled;
  const open = (id: string | undefined) =>
    createRecordStore({ source, fields: editor.fields, lens, defaults, id, newId: () => 'new' });
  return {
    open,
    writes,
    keys,
    change: (values: JsonRecord) => write('r1', values),
    remove: () => (stored = undefined),
  };
}

function details(form: FormData): FormData {
  return form['details'] as FormData;
}

function form(values: FormData): FormData {
  return { details: values };
}

const STORED = { name: 'Nora', contact: { email: 'nora@demo.example', fax: '1' }, roles: ['editor'] };

it('a record is created and updated with the idempotency key of the save', async () => {
  const { open, keys } = setUp({});
  const store = open(undefined);
  const [first, second] = [crypto.randomUUID(), crypto.randomUUID()];
  await store.save({ form: form({ name: 'Nora' }), loaded: await store.load(), key: first });
  await store.save({ form: form({ name: 'Nora Reyes' }), loaded: await store.load(), key: second });
  expect(keys).toEqual([first, second]);
});

describe('a record of an editor', () => {
  it('is empty while it is new, and is the created one after the first save', async () => {
    const { open, writes } = setUp({});
    const store = open(undefined);
    const loaded = await store.load();
    expect(loaded).toMatchObject({ id: undefined, form: { details: {} } });
    const outcome = await store.save({ form: form({ name: 'Nora', email: 'nora@demo.example' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', id: 'r1', isFirst: true });
    expect(writes).toEqual([{ name: 'Nora', contact: { email: 'nora@demo.example' } }]);
    expect(await store.load()).toMatchObject({ id: 'r1', form: { details: { name: 'Nora' } } });
  });

  it('is not created twice if it could not be read since', async () => {
    const { open, writes } = setUp({});
    const store = open(undefined);
    const loaded = await store.load();
    await store.save({ form: form({ name: 'Nora' }), loaded });
    const outcome = await store.save({
      form: form({ name: 'Nora Reyes' }),
      loaded: { ...loaded, form: form({ name: 'Nora' }) },
    });
    expect(outcome).toMatchObject({ kind: 'saved', id: 'r1', isFirst: false });
    expect(writes).toEqual([{ name: 'Nora' }, { name: 'Nora Reyes' }]);
  });

  it('keeps properties that the editor does not know', async () => {
    const { open, writes } = setUp({ record: STORED });
    const store = open('r1');
    const loaded = await store.load();
    await store.save({ form: form({ name: 'Nora Reyes', email: 'nora@demo.example' }), loaded });
    expect(writes).toEqual([{ ...STORED, name: 'Nora Reyes' }]);
  });

  it('is merged with a concurrent save', async () => {
    const { open, writes, change } = setUp({ record: STORED });
    const store = open('r1');
    const loaded = await store.load();
    change({ ...STORED, name: 'Nora Cruz' });
    const outcome = await store.save({ form: form({ name: 'Nora', email: 'nora.reyes@demo.example' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: '', theirs: { details: { name: 'Nora Cruz' } } });
    expect(writes.at(-1)).toEqual({
      ...STORED,
      name: 'Nora Cruz',
      contact: { email: 'nora.reyes@demo.example', fax: '1' },
    });
  });

  it('is not overwritten if both changed the same value', async () => {
    const { open, writes, change } = setUp({ record: STORED });
    const store = open('r1');
    const loaded = await store.load();
    change({ ...STORED, name: 'Nora Cruz' });
    const outcome = await store.save({ form: form({ name: 'Nora Reyes', email: 'nora@demo.example' }), loaded });
    expect(outcome).toMatchObject({
      kind: 'conflict',
      conflicts: [{ path: ['details', 'name'], base: 'Nora', mine: 'Nora Reyes', theirs: 'Nora Cruz' }],
    });
    expect(writes).toHaveLength(1);
  });

  it('is merged too if the service returns no save time', async () => {
    const { open, writes, change } = setUp({ record: STORED, hasNoTimes: true });
    const store = open('r1');
    const loaded = await store.load();
    change({ ...STORED, name: 'Nora Cruz' });
    const outcome = await store.save({ form: form({ name: 'Nora', email: 'nora.reyes@demo.example' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: '' });
    expect(writes.at(-1)).toMatchObject({ name: 'Nora Cruz', contact: { email: 'nora.reyes@demo.example' } });
  });

  it('is saved with the revision that was read if the service counts them, and read again only after a conflict', async () => {
    let stored: ServedRecord = { id: 'r1', revision: 4, updatedAt: '1', updatedBy: 'Ana', values: STORED };
    const asked: (string | number | undefined)[] = [];
    const source: RecordSource = {
      list: async () => ({ rows: [], total: 0 }),
      read: async () => (asked.push('read'), stored),
      create: async () => stored,
      async update(id, values, { revision } = {}) {
        asked.push(revision);
        if (revision !== stored.revision) throw new ServiceError('Somebody saved it.', 'CONFLICT');
        return (stored = { ...stored, id, values, revision: revision! + 1 });
      },
    };
    const { editor, lens, defaults } = compiled;
    const store = createRecordStore({ source, fields: editor.fields, lens, defaults, id: 'r1', newId: () => 'new' });
    const loaded = await store.load();
    expect(loaded.savedBy).toBe('Ana');
    stored = { ...stored, revision: 5, values: { ...STORED, name: 'Nora Cruz' } };
    const outcome = await store.save({ form: form({ name: 'Nora', email: 'nora.reyes@demo.example' }), loaded });
    expect(outcome).toMatchObject({ kind: 'saved', mergedWith: 'Ana' });
    expect(asked).toEqual(['read', 4, 'read', 5]);
    expect(stored.values).toMatchObject({ name: 'Nora Cruz', contact: { email: 'nora.reyes@demo.example' } });
  });

  it.each<[argument: string, argumentNames?: RecordSource['argumentNames']]>([
    ['contact.email'],
    ['userData.contact.email'],
    ['users[2].contact.email'],
    ['contact.address', { 'contact.address': 'contact.email' }],
    ['userData.mail.name', { 'mail.name': 'contact.email' }],
  ])('is rejected at the field of the argument %s', async (argument, argumentNames = {}) => {
    const refuse = () => new ServiceError('Email is already taken.', '409', { argument });
    const store = setUp({ refuse, argumentNames }).open(undefined);
    const loaded = await store.load();
    expect(await store.save({ form: form({ email: 'nora@demo.example' }), loaded })).toEqual({
      kind: 'refused',
      path: ['details', 'email'],
      message: 'Email is already taken.',
    });
    expect(details((await store.load()).form)).toEqual({});
  });

  it.each([
    [new ServiceError('Email is already taken.', '409')],
    [new ServiceError('tenant: expected a UUID.', '400', { argument: 'tenant' })],
    [new UnreachableError('identity')],
  ])('passes on an error that names no property of the record: %s', async (error) => {
    const { open } = setUp({ record: STORED, refuse: () => error });
    const store = open('r1');
    await expect(store.save({ form: form({ name: 'x' }), loaded: await store.load() })).rejects.toBe(error);
  });

  it('is not found after it was removed, on loading and on saving', async () => {
    const { open, remove } = setUp({ record: STORED });
    const store = open('r1');
    const loaded = await store.load();
    remove();
    const gone = new ServiceError('The user does not exist.', 'NOT_FOUND');
    await expect(store.save({ form: form({ name: 'x' }), loaded })).rejects.toEqual(gone);
    await expect(store.load()).rejects.toEqual(gone);
  });

  it('is not reported as removed if something that it refers to does not exist', async () => {
    const error = new ServiceError('The role does not exist.', '404');
    const { open } = setUp({ record: STORED, refuse: () => error });
    const store = open('r1');
    await expect(store.save({ form: form({ name: 'x' }), loaded: await store.load() })).rejects.toBe(error);
  });
});
