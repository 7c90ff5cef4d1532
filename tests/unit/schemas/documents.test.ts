import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { addContract } from '../../../schemas/contracts/add-contract';
import { CONTRACT_TYPES, USAGE_TYPES } from '../../../schemas/contracts/documentTypes';
import { addPropertyDocument } from '../../../schemas/property-documents/add-property-document';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import type { EditorDefinition } from '../../../src/definition';
import type { FormData } from '../../../src/tree';

function problemsOf(editor: EditorDefinition, document: FormData): readonly string[] {
  const compiled = compileEditor(editor, brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate({ document }).map(({ path, message }) => `${path.slice(1).join('.')}: ${message}`);
}

describe('a property document', () => {
  const project = 'HRW - Harbor Row - B1';

  it('[MDDOR-013, MDDOR-014] needs a project and a file', () => {
    expect(problemsOf(addPropertyDocument, {})).toEqual([
      'project: Please choose a project.',
      'file: Please upload a document.',
    ]);
    expect(problemsOf(addPropertyDocument, { project, file: { key: 'f/1.pdf' } })).toEqual([]);
  });

  it('[MDDOR-015] is not saved while its file is on the way', () => {
    expect(problemsOf(addPropertyDocument, { project, file: { uid: 'u', status: 'uploading' } })).toEqual([
      'file: file is still uploading',
    ]);
  });

  it('[MDDOR-016] is a PDF', () => {
    expect(problemsOf(addPropertyDocument, { project, file: { key: 'f/1.docx' } })).toEqual(['file: Invalid format.']);
  });
});

describe('a contract document', () => {
  const types = { documentType: 'CTS', usageType: 'Farm Lot' };

  it('[CTR-006, CTR-007] is of one of two types, for one of thirty usages in their order', () => {
    const compiled = compileEditor(addContract, brands.ALP);
    const group = compiled.editor.fields['document'];
    const choices = (key: string) => {
      const field = group?.type === 'group' ? group.fields[key] : undefined;
      return field?.type === 'choice' ? field.choices.map(({ label }) => label) : [];
    };
    expect(choices('documentType')).toEqual(CONTRACT_TYPES);
    expect(choices('usageType')).toEqual(USAGE_TYPES);
    expect(choices('usageType')).toHaveLength(30);
    expect([choices('usageType')[0], choices('usageType').at(-1)]).toEqual(['Residential Condo', 'Creek']);
  });

  it('[CTR-008, CTR-009, CTR-010] needs its types and a file, whose message is that of the usage type', () => {
    expect(problemsOf(addContract, {})).toEqual([
      'documentType: Please choose a document type.',
      'usageType: Please choose a usage type.',
      'file: Please choose a usage type.',
    ]);
    expect(problemsOf(addContract, { ...types, file: { key: 'f/1.pdf' } })).toEqual([]);
  });

  it('[CTR-011] is a PDF that has arrived', () => {
    expect(problemsOf(addContract, { ...types, file: { uid: 'u', status: 'uploading' } })).toEqual([
      'file: file is still uploading',
    ]);
    expect(problemsOf(addContract, { ...types, file: { key: 'f/1.doc' } })).toEqual(['file: Invalid format.']);
  });
});
