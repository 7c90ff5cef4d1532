import { describe, expect, it } from 'vitest';
import { productRecordEditors } from './support/editors';

describe.each(productRecordEditors)('%s', (_name, compiled) => {
  it('compiles to the same schemas as before', () => {
    const { schema, uiSchema, validationSchema } = compiled;
    expect({ schema, uiSchema, validationSchema }).toMatchSnapshot();
  });
});
