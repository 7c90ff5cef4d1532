import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const TYPESCRIPT = ['**/*.{ts,tsx,mts,cts}'];
const TESTS = ['tests/**', 'bench/**', 'src/**/*.test.{ts,tsx}', '**/*.stories.tsx'];
/** Files whose tool demands a default export. */
const DEFAULT_EXPORTS = [
  '*.config.{ts,js}',
  'codegen.ts',
  '.storybook/**',
  '**/*.stories.tsx',
  'tests/e2e/support/build.ts',
];

/** What plain JavaScript files use of Node.js; in TypeScript files the compiler knows it. */
const NODE_GLOBALS = [
  ...['Buffer', 'URL', 'console', 'fetch', 'module', 'performance', 'process', 'require'],
  ...['clearInterval', 'clearTimeout', 'setInterval', 'setTimeout', 'structuredClone'],
];

const NO_ENUM = { selector: 'TSEnumDeclaration', message: 'No enum: an `as const` table and a type derived from it.' };
const NO_EXPORT_ALL = { selector: 'ExportAllDeclaration', message: 'No `export *`: name what is exported.' };
const NO_DEFAULT_EXPORT = {
  selector: 'ExportDefaultDeclaration, ExportSpecifier[exported.name="default"]',
  message: 'Named exports only.',
};
const NO_FUNCTION_CONSTANT = {
  // One with a type of its own is data: an entry of a table of functions, written apart.
  selector:
    ':matches(Program, ExportNamedDeclaration) > VariableDeclaration > VariableDeclarator:not([id.typeAnnotation]) > ArrowFunctionExpression.init',
  message: 'Declare functions as functions at module level.',
};

export default defineConfig(
  globalIgnores([
    'node_modules/',
    'dist/',
    'data/',
    'storybook-static/',
    'coverage/',
    'test-results/',
    'playwright-report/',
    '.cache/',
    '**/generated/',
  ]),
  { linterOptions: { reportUnusedDisableDirectives: 'error' } },
  js.configs.recommended,
  {
    files: TYPESCRIPT,
    extends: [tseslint.configs.strictTypeChecked, tseslint.configs.stylisticTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
    rules: {
      // What the compiler says already, and what it says better.
      'no-undef': 'off',
      // `interface` and `type` are chosen by what reads better; both are fine.
      '@typescript-eslint/consistent-type-definitions': 'off',
      // So are index signatures, whose key has a name that says what it is.
      '@typescript-eslint/consistent-indexed-object-style': 'off',
      // A key that the type does not name is set apart by its brackets.
      '@typescript-eslint/dot-notation': ['error', { allowIndexSignaturePropertyAccess: true }],
      // Numbers in texts are read as people write them.
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true, allowBoolean: true }],
      // Handlers are one-line calls.
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
      // An async function is the shape that an interface asks for, also where this one has nothing to await.
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
      '@typescript-eslint/ban-ts-comment': ['error', { minimumDescriptionLength: 10 }],
      // Services and stores are objects of closures made by a function; they have no `this` to lose.
      '@typescript-eslint/unbound-method': 'off',
      'max-params': 'off',
      '@typescript-eslint/max-params': ['error', { max: 3 }],
    },
  },
  {
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'max-lines': ['error', { max: 350 }],
      'no-console': 'error',
      'no-warning-comments': ['error', { terms: ['todo', 'fixme', 'hack', 'xxx'], location: 'start' }],
      'object-shorthand': 'error',
      'prefer-const': 'error',
      'prefer-template': 'error',
      'no-restricted-syntax': ['error', NO_ENUM, NO_EXPORT_ALL, NO_DEFAULT_EXPORT, NO_FUNCTION_CONSTANT],
    },
  },
  {
    files: DEFAULT_EXPORTS,
    rules: { 'no-restricted-syntax': ['error', NO_ENUM, NO_EXPORT_ALL] },
  },
  {
    files: ['src/**/*.{ts,tsx}', 'stories/**/*.tsx', '.storybook/**/*.tsx'],
    extends: [reactHooks.configs.flat.recommended],
  },
  {
    // Made for speed without the React Compiler: a ref keeps the last equal value, so that what did not change keeps its identity.
    files: ['src/form/**', 'src/fields/**'],
    rules: { 'react-hooks/refs': 'off', 'react-hooks/preserve-manual-memoization': 'off' },
  },
  {
    files: ['src/**/*.{ts,tsx}'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [{ group: ['node:*'], message: 'The console and the language run in a browser too.' }],
        },
      ],
    },
  },
  {
    // The lens runs over its own arrays by index, often enough that a check which cannot fail would be felt.
    files: ['src/tree/**'],
    rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
  },
  {
    files: TESTS,
    rules: {
      // A test may say that a thing is there; where it is not, the test fails, as it should.
      '@typescript-eslint/no-non-null-assertion': 'off',
      // Answers of a server under test are read as they come.
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      'no-restricted-properties': [
        'error',
        ...['it', 'test', 'describe'].flatMap((object) =>
          ['only', 'skip', 'todo', 'fails'].map((property) => ({ object, property, message: 'Every test runs.' })),
        ),
      ],
    },
  },
  {
    // Programs of the command line, and the one place of the services that speaks before there is a log.
    files: ['scripts/**', 'bench/**', 'server/main.ts'],
    rules: { 'no-console': 'off' },
  },
  {
    files: ['**/*.{js,mjs,cjs}'],
    languageOptions: { globals: Object.fromEntries(NODE_GLOBALS.map((name) => [name, 'readonly'])) },
  },
);
