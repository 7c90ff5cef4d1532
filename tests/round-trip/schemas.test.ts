import Ajv from 'ajv';
import { describe, expect, it } from 'vitest';
import { AJV_OPTIONS } from '../../src/compile/ajv';
import { allEditors } from './support/editors';

const ajv = new Ajv({ ...AJV_OPTIONS, meta: true, validateSchema: true });

describe('the rules of an editor', () => {
  it.each(allEditors)('%s are a valid JSON Schema of draft 7', (_name, { validationSchema }) => {
    void ajv.validateSchema(validationSchema);
    expect(ajv.errors ?? []).toEqual([]);
  });

  it('are not where a keyword has a value of the wrong type', () => {
    void ajv.validateSchema({ type: 'object', required: 'title' });
    expect(ajv.errorsText()).toContain('/required');
  });
});
