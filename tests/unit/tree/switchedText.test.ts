import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { findProblems, type Field as FieldDefinition } from '../../../src/definition';
import { sameValue, type TreeField, type FieldCollection, type FormValue, type MetaData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';

const TEXT: FieldDefinition = {
  type: 'richText',
  label: 'Description',
  stored: 'DESCRIPTION',
  allowPlainText: true,
};
const { lens } = compileEditor(oneField(TEXT), brands.ALP);

function tree(value: string | null, meta: MetaData | null = null): FieldCollection {
  const field: TreeField = { id: 'f', name: 'DESCRIPTION', label: 'Old', value, order: 3, meta_data: meta };
  return { id: 'c', name: 'ONE-FIELD', order: 0, parentId: null, fields: [field], children: [] };
}

function read(stored: FieldCollection): FormValue {
  return lens.treeToForm(stored)['field'];
}

function write(value: FormValue, stored: FieldCollection): TreeField | undefined {
  const form = value === undefined ? {} : { field: value };
  return lens.formToTree(form, stored, () => 'new').fields[0];
}

describe('text that is formatted or plain', () => {
  it.each<[said: string, stored: FieldCollection, form: FormValue]>([
    ['html', tree('<p>A</p>', { file_type: 'text/html' }), '<p>A</p>'],
    ['html without a tag', tree('A', { file_type: 'text/html' }), 'A'],
    ['plain', tree('A <b>', { file_type: 'text/plain' }), { plain: 'A <b>' }],
    ['plain and empty', tree(null, { file_type: 'text/plain' }), { plain: '' }],
    ['nothing, with a tag', tree('A<br>B'), 'A<br>B'],
    ['nothing, without a tag', tree('a < b'), { plain: 'a < b' }],
    ['something else', tree('A', { file_type: 'image/png' }), { plain: 'A' }],
    ['nothing, and is empty', tree(null), undefined],
  ])('[COMP-018] is read by its file type: %s', (_said, stored, form) => {
    expect(read(stored)).toEqual(form);
  });

  it('keeps other meta_data, label, order and id', () => {
    const stored = tree('<p>A</p>', { description: 'kept', legacy: 7 });
    expect(write({ plain: 'A' }, stored)).toEqual({
      ...stored.fields[0],
      value: 'A',
      meta_data: { description: 'kept', legacy: 7, file_type: 'text/plain' },
    });
  });

  it('stores the file type once the text changes, so that it reads back as written', () => {
    expect(write({ plain: 'now <b>' }, tree('before'))).toMatchObject({
      value: 'now <b>',
      meta_data: { file_type: 'text/plain' },
    });
  });

  it('is not rewritten when nothing changed, whatever is stored', () => {
    const anything = fc.record({ value: fc.anything(), meta: fc.anything() });
    fc.assert(
      fc.property(anything, ({ value, meta }) => {
        const stored = tree(value as string, meta as MetaData);
        expect(lens.formToTree(lens.treeToForm(stored), stored, () => 'new')).toBe(stored);
      }),
    );
  });

  it('differs from the same text in the other format', () => {
    expect(sameValue({ plain: 'A' }, 'A')).toBe(false);
    expect(sameValue({ plain: 'A' }, { plain: 'A' })).toBe(true);
  });

  it.each<[value: FormValue, messages: readonly string[]]>([
    [undefined, ['Say something.']],
    ['<p> </p>', ['Say something.']],
    [{ plain: ' ' }, ['Say something.']],
    [{ plain: 'far too long' }, ['Description exceeds 5 characters.']],
    ['far too long', ['Description exceeds 5 characters.']],
    [{ plain: 'fits' }, []],
    ['fits', []],
  ])('%j is validated in either format', (value, messages) => {
    const compiled = compileEditor(oneField({ ...TEXT, required: 'Say something.', maxLength: 5 }), brands.ALP);
    const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
    const problems = validate(value === undefined ? {} : { field: value });
    expect(problems.map(({ message }) => message)).toEqual(messages);
    expect(problems.map(({ path }) => path)).toEqual(messages.map(() => ['field']));
  });

  it('is not allowed in a record', () => {
    const record = { ...oneField(TEXT), stored: { record: 'user' } };
    expect(findProblems(record)).toContainEqual({
      where: 'fields.field.allowPlainText',
      expected: 'nothing in a record',
      got: 'true',
    });
  });
});
