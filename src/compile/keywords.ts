import { _, stringify, type CodeKeywordDefinition, type Vocabulary } from 'ajv';

/** A day or month that must be later than another one; one that cannot be read is compared with nothing. */
const laterThan: CodeKeywordDefinition = {
  keyword: 'laterThan',
  type: 'string',
  schemaType: 'string',
  $data: true,
  code(cxt) {
    cxt.fail$data(_`Date.parse(${cxt.data}) <= Date.parse(${cxt.schemaCode})`);
  },
};

/**
 * Properties of which no two items of a list may have the same values; an item without the first of them is like no other.
 * The error stands at the list and says the item's index and the first of the properties.
 */
const uniqueBy: CodeKeywordDefinition = {
  keyword: 'uniqueBy',
  type: 'array',
  schemaType: 'array',
  error: { message: 'must be unique', params: ({ params }) => _`{index: ${params['index']}, key: ${params['key']}}` },
  code(cxt) {
    const { gen, data } = cxt;
    const keys = stringify(cxt.schema);
    const seen = gen.const('seen', _`new Set()`);
    gen.forRange('index', 0, _`${data}.length`, (index) => {
      const item = _`${data}[${index}]`;
      const parts = gen.const('parts', _`${keys}.map((key) => String(${item}?.[key] ?? "").trim().toLowerCase())`);
      const identity = gen.const('identity', _`JSON.stringify(${parts})`);
      gen.if(_`${parts}[0] !== ""`, () => {
        gen.if(_`${seen}.has(${identity})`, () => {
          cxt.setParams({ index, key: _`${keys}[0]` });
          cxt.error(true);
        });
        gen.code(_`${seen}.add(${identity})`);
      });
    });
  },
};

/** A text that is an address as a whole, as browsers read one. */
const address: CodeKeywordDefinition = {
  keyword: 'address',
  type: 'string',
  schemaType: 'boolean',
  code(cxt) {
    cxt.fail(_`!URL.canParse(${cxt.data})`);
  },
};

/** What the rules of editors need beyond JSON Schema, as code that can be compiled at build time. */
export const keywords: Vocabulary = [laterThan, uniqueBy, address];
