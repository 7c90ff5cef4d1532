import { describe, expect, it } from 'vitest';
import { findProblems, type Field } from '../../../src/definition';
import { oneField } from '../../../stories/support/store';

function problemsOf(field: unknown): readonly string[] {
  return findProblems(oneField(field as Field)).map(({ where, expected, got }) => `${where}: ${expected}, ${got}`);
}

const FILE = { type: 'document', label: 'Brochure', stored: 'File' } as const;
const CLIPS = { type: 'videos', label: 'Clips', stored: { each: { field: 'VIDEO' } } } as const;

describe('the definition of a file field', () => {
  it.each<Field>([
    FILE,
    CLIPS,
    { type: 'image', label: 'Logo', stored: { field: 'LOGO', order: 3 }, keyEndings: ['png'] },
    { type: 'media', label: 'Gallery', stored: { in: 'IMAGES', each: { field: 'IMAGE' } }, videos: true },
  ])('has no problem: %j', (field) => {
    expect(problemsOf(field)).toEqual([]);
  });

  it('names an existing sibling', () => {
    const belongsTo = { field: 'project', sentAs: 'project', message: 'Please assign a project first.' };
    expect(problemsOf({ ...FILE, belongsTo })).toEqual([
      'fields.field.belongsTo.field: a name, of which there is none, "project"',
    ]);
  });

  it.each([
    [{ ...FILE, uploadTo: '/uploads/images' }, 'fields.field.uploadTo'],
    [{ ...FILE, belongsTo: { field: 'project' } }, 'fields.field.belongsTo.sentAs'],
    [{ ...FILE, stored: { each: { field: 'File' } } }, 'fields.field.stored'],
    [{ ...CLIPS, stored: 'VIDEO' }, 'fields.field.stored'],
    [{ ...CLIPS, max: 'many' }, 'fields.field.max'],
    [{ type: 'links', label: 'Tours', stored: { each: { field: 'TOUR' } } }, 'fields.field.itemLabel'],
  ])('%j has a problem at %s', (field, where) => {
    expect(problemsOf(field).join('\n')).toContain(where);
  });
});
