import { _, Name, stringify, type CodeKeywordDefinition, type KeywordCxt, type Vocabulary } from 'ajv';
import * as functions from './validatorFunctions';

/** The comparison of two days, months or times that breaks the rule; unreadable ones are not compared. */
const VIOLATED = {
  laterThan: _`<= 0`,
  notBefore: _`< 0`,
  notAfter: _`> 0`,
  earliest: _`< 0`,
  latest: _`> 0`,
} as const;

/** Comparisons with the value of another field. */
const ordered = (['laterThan', 'notBefore', 'notAfter'] as const).map((keyword): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  $data: true,
  code(cxt) {
    cxt.fail$data(_`${runtimeFunction(cxt, 'compareCanonical')}(${cxt.data}, ${cxt.schemaCode}) ${VIOLATED[keyword]}`);
  },
}));

/** Comparisons with a day given in the definition, or today. */
const limited = (['earliest', 'latest'] as const).map((keyword): CodeKeywordDefinition => ({
  keyword,
  type: 'string',
  schemaType: 'string',
  error: { message: 'is out of range', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(cxt) {
    cxt.fail(_`${runtimeFunction(cxt, 'compareWithLimit')}(${cxt.data}, ${cxt.schemaCode}) ${VIOLATED[keyword]}`);
  },
}));

/** The key of a sibling that must have the same value; compared last, so that a value with a problem of its own is reported for that. */
const sameAs: CodeKeywordDefinition = {
  keyword: 'sameAs',
  schemaType: 'string',
  post: true,
  code(cxt) {
    cxt.fail(_`${cxt.data} !== ${cxt.it.parentData}[${cxt.schemaCode}]`);
  },
};

/** A named rule of src/kinds/namedRules.ts, checked after the others. */
const rule: CodeKeywordDefinition = {
  keyword: 'rule',
  schemaType: 'string',
  post: true,
  error: { message: 'breaks a rule', params: ({ schemaCode }) => _`{rule: ${schemaCode}}` },
  code(cxt) {
    cxt.fail(_`!${runtimeFunction(cxt, 'keepsRule')}(${cxt.schemaCode}, ${cxt.data})`);
  },
};

/**
 * Properties whose combined values must be unique among the items of a list; an item without the first one is never a duplicate.
 * The error is reported at the list, with the item's index and the first of the properties.
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

/** The minimum number of items with a text: empty rows are not stored. */
const minTexts: CodeKeywordDefinition = {
  keyword: 'minTexts',
  type: 'array',
  schemaType: 'number',
  error: { message: 'has too few texts', params: ({ schemaCode }) => _`{limit: ${schemaCode}}` },
  code(cxt) {
    cxt.fail(_`${cxt.data}.filter((item) => String(item?.text ?? "").trim() !== "").length < ${cxt.schemaCode}`);
  },
};

/** The whole text must be a URL that browsers can parse. */
const address: CodeKeywordDefinition = {
  keyword: 'address',
  type: 'string',
  schemaType: 'boolean',
  code(cxt) {
    cxt.fail(_`!URL.canParse(${cxt.data})`);
  },
};

/** A condition on values of the object and of the levels that contain it; used in `if` only. */
const condition: CodeKeywordDefinition = {
  keyword: 'holds',
  schemaType: 'object',
  code(cxt) {
    const { dataNames, dataLevel } = cxt.it;
    const levels = dataNames.slice(0, dataLevel + 1).toReversed();
    const list = levels.reduce((code, level) => _`${code}${level},`, _``);
    cxt.fail(_`!${runtimeFunction(cxt, 'isConditionMetIn')}(${stringify(cxt.schema)}, [${list}])`);
  },
};

/** A function that a validator calls: by reference at run time, as an import in validators compiled at build time. */
function runtimeFunction(cxt: KeywordCxt, name: keyof typeof functions): Name {
  return cxt.gen.scopeValue('func', {
    ref: functions[name],
    code: _`require(${FUNCTIONS_MODULE}).${new Name(name)}`,
  });
}

/** The module that exports these functions, by its path from the project's root. */
export const FUNCTIONS_MODULE = '/src/compile/validatorFunctions.ts';

/** The keywords that rules of editors need beyond JSON Schema, as code that can be compiled at build time. */
export const keywords: Vocabulary = [...ordered, ...limited, sameAs, rule, uniqueBy, minTexts, address, condition];
