import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { addContract } from '../../../schemas/contracts/add-contract';
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

  it('[MDDOR-015] is not saved while its file is uploading', () => {
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

  /** Options of a select, from top to bottom. */
  function choicesOf(key: string): readonly string[] {
    const group = compileEditor(addContract, brands.ALP).editor.fields['document'];
    const field = group?.type === 'group' ? group.fields[key] : undefined;
    return field?.type === 'choice' ? field.choices.map(({ label }) => label) : [];
  }

  it('[CTR-006] has one of two types', () => {
    expect(choicesOf('documentType')).toEqual(['CTS', 'DOAS']);
  });

  it('[CTR-007] has one of thirty usage types, in order', () => {
    expect(choicesOf('usageType')).toEqual([
      ...['Residential Condo', 'House & Lot', 'Residential Lot', 'Residential Condominium Parking', 'Commercial Lot'],
      ...['Hacienda Lot', 'Farm Lot', 'Office Condo', 'Office Parking', 'Storage'],
      ...['Others-Usable', 'Commercial Unit', 'Commercial Parking', 'Club Shares', 'Golf Shares'],
      ...['Leasehold parking', 'Road Lots', 'Amenities', 'Utility Lot', 'Open Spaces'],
      ...['Easement', 'Alley', 'Condo Lot', 'Common Improvements', 'Condo Machinery'],
      ...['PWD Parking', 'Sales Office', 'Unbuildable', 'Future Development', 'Creek'],
    ]);
  });

  it('[CTR-008, CTR-009, CTR-010] needs its types and a file, with the message of the usage type', () => {
    expect(problemsOf(addContract, {})).toEqual([
      'documentType: Please choose a document type.',
      'usageType: Please choose a usage type.',
      'file: Please choose a usage type.',
    ]);
    expect(problemsOf(addContract, { ...types, file: { key: 'f/1.pdf' } })).toEqual([]);
  });

  it('[CTR-011] is an uploaded PDF', () => {
    expect(problemsOf(addContract, { ...types, file: { uid: 'u', status: 'uploading' } })).toEqual([
      'file: file is still uploading',
    ]);
    expect(problemsOf(addContract, { ...types, file: { key: 'f/1.doc' } })).toEqual(['file: Invalid format.']);
  });
});
