/** Rules of syntax that oxlint does not have, as a plugin for it (.oxlintrc.json). */
const SYNTAX = {
  'no-enum': {
    selector: 'TSEnumDeclaration',
    message: 'No enum: an `as const` table and a type derived from it.',
  },
  'no-export-all': { selector: 'ExportAllDeclaration', message: 'No `export *`: name what is exported.' },
  'no-default-export': {
    selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
    message: 'Named exports only.',
  },
  'no-function-constant': {
    // A constant with a type annotation is data: an entry of a table of functions, declared separately.
    selector:
      ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression.init',
    message: 'Declare functions as functions at module level.',
  },
  'no-early-text': {
    selector: 'MemberExpression[object.name=/^\\w+(Texts|Messages)$/]:not(:function MemberExpression)',
    message: 'Read a text where it is shown: what a module reads while it loads stays in the language of that moment.',
  },
  'no-text-in-markup': {
    selector:
      ':matches(JSXText[value=/[A-Za-z]{2}/], JSXAttribute[name.name=/^(aria-label|aria-description|aria-roledescription|title|placeholder|alt|label|helperText)$/] > Literal[value=/[A-Za-z]/]:not([value="https://"]))',
    message: 'Texts for people stand in the texts.ts of the feature.',
  },
  'every-test-runs': {
    selector:
      'MemberExpression[object.name=/^(it|test|describe)$/]:matches([property.name=/^(only|skip|todo|fails)$/], [property.value=/^(only|skip|todo|fails)$/])',
    message: 'Every test runs.',
  },
};

function rule({ selector, message }) {
  return { create: (context) => ({ [selector]: (node) => context.report({ node, message }) }) };
}

export default {
  meta: { name: 'syntax' },
  rules: Object.fromEntries(Object.entries(SYNTAX).map(([name, syntax]) => [name, rule(syntax)])),
};
