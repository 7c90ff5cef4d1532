/**
 * What may import what (docs: README, "map of the folders"). Everything that is not allowed here is an error:
 * a folder that this table does not know may import nothing, and a folder may import only itself and what its row names.
 */
const KINDS = ['src/kinds', 'src/lib'];
const LANGUAGE = ['src/definition'];
const LENS = [...LANGUAGE, ...KINDS, 'src/tree'];
const COMPILED = [...LENS, 'src/compile'];
const FORM = [...COMPILED, 'src/fields', 'src/hooks', 'src/theme'];
const STORES = [...LENS, 'src/api', 'src/stores'];
const SESSION = [...LANGUAGE, 'src/lib', 'src/hooks', 'src/theme', 'src/api', 'src/session'];

const MAY_IMPORT = {
  schemas: LANGUAGE,
  'src/definition': KINDS,
  'src/lib': [],
  'src/hooks': ['src/lib'],
  'src/theme': ['src/lib'],
  'src/kinds': ['src/lib'],
  'src/tree': LENS,
  'src/compile': COMPILED,
  'src/fields': FORM,
  'src/form': FORM,
  'src/preview': [...FORM],
  'src/api': ['src/lib'],
  'src/stores': STORES,
  'src/session': SESSION,
  'src/list': [...SESSION, ...STORES, 'src/shell'],
  'src/shell': SESSION,
  'src/app': ['src', 'schemas'],
  // The services read the definitions, and what a stored tree means; they check values as the forms do.
  server: ['schemas', ...COMPILED],
};

/** Folders that look at the product from outside: they may import all of it, and nothing of it may import them. */
const OBSERVERS = ['tests', 'stories', 'bench', 'scripts'];

/** Packages that bring React, and the folders that show something. */
const REACT = String.raw`node_modules/(react|react-dom|react-router-dom|react-dropzone|notistack|@dnd-kit|@tiptap/react)/`;
const MATERIAL = String.raw`node_modules/@(mui|emotion)/`;
const SHOWING = ['hooks', 'fields', 'form', 'preview', 'list', 'shell', 'session', 'app'].map((name) => `src/${name}`);
const RJSF = 'node_modules/@rjsf/';
const SERVICE_PACKAGES = String.raw`node_modules/(@aws-sdk|@electric-sql|@escape\.tech|@fastify|dataloader|fastify|file-type|flydrive|graphql-jit|graphql-yoga|jose|nodemailer|oidc-provider|openid-client|pg|parse5|pino|prom-client|sharp)/`;

/** Packages of the folders below the form, which run in Node.js, in the browser and in the build alike. */
const PURE_PACKAGES = {
  schemas: [],
  // For the check alone, which no bundle has: it is called by scripts and tests.
  'src/definition': ['acorn', 'ajv', 'redos-detector'],
  'src/kinds': [],
  'src/tree': [],
  'src/compile': ['ajv', '@rjsf/validator-ajv8'],
};

const TEST_FILES = String.raw`\.(test|stories)\.tsx?$`;
/** What a tool writes names packages of the tool. */
const GENERATED = '/generated/';
/** The names of the brands, which type the language: a list that is made of the brands' files, and imports nothing. */
const BRAND_NAMES = String.raw`^schemas/brands/names\.ts$`;
const OWN = '^(src|schemas|server|tests|stories|bench|scripts)/';

function inside(folders) {
  return folders.map((folder) => `^${folder}/`);
}

const importTable = Object.entries(MAY_IMPORT).map(([folder, allowed]) => ({
  name: `${folder.replace('/', '-')}-imports`,
  comment: `${folder} may import ${allowed.filter((other) => other !== folder).join(', ') || 'nothing else of this project'}.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TEST_FILES },
  to: {
    path: OWN,
    pathNot: [...inside([folder, ...allowed]), ...(folder === 'src/lib' ? [BRAND_NAMES] : [])],
  },
}));

const purePackages = Object.entries(PURE_PACKAGES).map(([folder, packages]) => ({
  name: `${folder.replace('/', '-')}-packages`,
  comment: `${folder} may use ${packages.join(', ') || 'no package'}: it runs everywhere.`,
  severity: 'error',
  from: { path: `^${folder}/`, pathNot: TEST_FILES },
  to: {
    dependencyTypes: ['npm', 'npm-dev', 'npm-peer', 'npm-optional', 'npm-bundled', 'core'],
    pathNot: packages.map((name) => `node_modules/${name}/`),
  },
}));

module.exports = {
  forbidden: [
    ...importTable,
    ...purePackages,
    {
      name: 'unknown-folder',
      comment: 'A folder without a row in the import table may import nothing: add its row first.',
      severity: 'error',
      from: { path: OWN, pathNot: inside([...Object.keys(MAY_IMPORT), ...OBSERVERS]) },
      to: {},
    },
    {
      name: 'observed-not-observing',
      comment: 'Tests, stories, benches and scripts look at the product; it does not know them.',
      severity: 'error',
      from: { path: inside(['src', 'schemas', 'server']), pathNot: TEST_FILES },
      to: { path: [...inside(OBSERVERS), TEST_FILES] },
    },
    {
      name: 'no-circle',
      comment: 'Imports point one way.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'react-only-where-something-shows',
      comment: `React belongs to ${SHOWING.join(', ')}.`,
      severity: 'error',
      from: { path: inside(['src', 'schemas', 'server']), pathNot: [...inside(SHOWING), TEST_FILES] },
      to: { path: REACT },
    },
    {
      name: 'material-only-where-something-shows',
      comment: 'Material UI belongs to the folders that show something, and to the theme.',
      severity: 'error',
      from: { path: inside(['src', 'schemas', 'server']), pathNot: [...inside([...SHOWING, 'src/theme']), TEST_FILES] },
      to: { path: MATERIAL },
    },
    {
      name: 'rjsf-behind-one-door',
      comment: 'Only src/form and src/fields know the form library; src/compile builds its validators.',
      severity: 'error',
      from: { path: OWN, pathNot: inside(['src/form', 'src/fields', 'src/compile', ...OBSERVERS]) },
      to: { path: RJSF },
    },
    {
      name: 'wire-types-at-the-edge',
      comment: 'The generated types of the content service are known to src/api and src/stores only.',
      severity: 'error',
      from: { path: '^src/', pathNot: [...inside(['src/api', 'src/stores']), TEST_FILES] },
      to: { path: '^src/api/generated/' },
    },
    {
      name: 'no-service-packages-in-the-console',
      comment: 'No packages of the services in the console.',
      severity: 'error',
      from: { path: inside(['src', 'schemas']), pathNot: TEST_FILES },
      to: { path: SERVICE_PACKAGES },
    },
    {
      name: 'no-node-in-the-console',
      comment: 'The console and the definitions run in a browser; no modules of Node.js.',
      severity: 'error',
      from: { path: inside(['src', 'schemas']), pathNot: TEST_FILES },
      to: { dependencyTypes: ['core'] },
    },
    {
      name: 'declared-packages',
      comment: 'Every package is named in package.json.',
      severity: 'error',
      from: { path: OWN, pathNot: GENERATED },
      to: { couldNotResolve: false, dependencyTypes: ['npm-no-pkg', 'npm-unknown', 'unknown', 'undetermined'] },
    },
    {
      name: 'no-development-package-in-the-product',
      comment: 'What the product runs with is a dependency, not a devDependency.',
      severity: 'error',
      from: { path: inside(['src', 'schemas', 'server']), pathNot: TEST_FILES },
      // Vite serves the console in development; server/main.ts loads it only with --dev.
      to: { dependencyTypes: ['npm-dev'], dependencyTypesNot: ['type-only'], pathNot: 'node_modules/(vite|@types)/' },
    },
    {
      name: 'resolvable',
      comment: 'An import that leads nowhere.',
      severity: 'error',
      from: { pathNot: GENERATED },
      to: { couldNotResolve: true, pathNot: '^virtual:' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '^(dist|data|storybook-static|test-results)/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    moduleSystems: ['es6', 'cjs'],
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'types', 'node', 'default'],
      mainFields: ['module', 'main', 'types'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.cjs', '.json'],
    },
  },
};
