import { BRANDS } from '../lib/brand';
import areaSchema from './generated/area.schema.json' with { type: 'json' };
import brandSchema from './generated/brand.schema.json' with { type: 'json' };
import editorSchema from './generated/editor.schema.json' with { type: 'json' };
import type { JsonSchemaPart } from './fileSchema';
import fragmentSchema from './generated/fragment.schema.json' with { type: 'json' };
import { schemaForBrands } from './schemaForBrands';

/** The JSON Schemas of the language, each generated from its types, for all brands. */
export const LANGUAGE_SCHEMAS = {
  editor: schemaForBrands(editorSchema, BRANDS),
  area: schemaForBrands(areaSchema, BRANDS),
  brand: schemaForBrands(brandSchema, BRANDS),
  fragment: schemaForBrands(fragmentSchema, BRANDS),
} as const satisfies Readonly<Record<string, JsonSchemaPart>>;
