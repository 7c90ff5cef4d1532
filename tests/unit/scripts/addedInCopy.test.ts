import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readImportGraph } from '../../../scripts/mutants/importGraph';
import { makeProjectCopy, TEST_TIMEOUT, TSC, TSX, VITEST, type ProjectCopy } from './support/projectCopy';

const NEW_BRAND = `import { defineBrand } from '../../src/definition';

export const azuria = defineBrand({
  name: 'AZURIA',
  position: 50,
  accent: { light: '#5b3f8c', dark: '#c0a6ee' },
  fieldDefaults: { image: { accept: ['png', 'webp'] } },
});
`;

const STAFF_OF_BRAND = 'a new brand has a tenant, a role, staff and pages, but none of an area that it lacks';

/** The screen names of the page, changed where this project already has such a screen. */
const [PRESS, PRICES, FAQ, THEMES] = [
  freeName('press-releases'),
  freeName('price-list'),
  freeName('faq'),
  freeName('themes'),
];

/** A test of the new brand's staff, from the first administrator to the first page. */
const STAFF = `import { expect, it } from 'vitest';
import { permissionId } from '../../server/identity/vocabulary';
import { callWith } from './support/administration';
import { personOf } from './support/content';
import { signIn } from './support/signIn';
import { startServices } from './support/startServices';

const FIRST = 'first@company.example';
const EDITOR = 'ada@azuria.example';
const SCOPES = ['read:company-information', 'create:company-information', 'manage:company-information-about-us', 'create:${THEMES}'];

it('${STAFF_OF_BRAND}', async () => {
  const running = await startServices({ env: { FIRST_ADMINISTRATOR: FIRST } });
  const call = callWith(running.url, (await signIn(running.url, FIRST)).accessToken);
  const tenantId = (await call('GET', 'tenants')).list?.find(({ name }) => name === 'AZURIA')?.id;
  const permissionIds = SCOPES.map(permissionId);
  const role = await call('POST', 'roles', { name: 'Azuria Editor', description: 'Edits', isActive: true, tenantId, permissionIds });
  const name = { firstName: 'Ada', lastName: 'Example', contactNumber: '09171234567' };
  const user = await call('POST', 'users', { ...name, email: EDITOR, isActive: true, tenantId, roleId: role.data.id });
  expect([role.status, user.status]).toEqual([201, 201]);
  await running.services.database.query('UPDATE app_user SET verified_at = now(), is_active = true WHERE email = $1', [EDITOR]);
  const { ask } = personOf(running.url, (await signIn(running.url, EDITOR)).accessToken);
  const { data } = await ask('{ getAllBrands { id name } }');
  const brand = data?.['getAllBrands']?.find((one) => one.name === 'AZURIA');
  const make = (tag: string, name: string) => ask(
    'mutation ($brand: ID!, $tag: String!, $item: BrandPageInput!) { addOrUpdateBrandPage(brand_id: $brand, tag: $tag, item: $item) { slug } }',
    { brand: brand?.id, tag, item: { name } },
  );
  expect(await make('${THEMES.toUpperCase()}-AZURIA', 'Summer')).toMatchObject({ errors: [{ message: 'AZURIA has no such page.' }] });
  const made = await make('COMPANY-INFO-AZURIA', 'About Us AZURIA');
  expect(made).toMatchObject({ errors: [], data: { addOrUpdateBrandPage: { slug: 'about-us-azuria' } } });
  await running.stop();
});
`;

/**
 * The copy in which the documentation pages are followed one after the other. Its test runs cost more than all other logic tests, so each
 * of them covers everything that was added.
 */
let copy: ProjectCopy;
beforeAll(async () => {
  copy = makeProjectCopy('added-in-copy');
  addFieldType();
  await addScreens();
  await copy.run([...TSX, 'scripts/metaSchema.ts']);
}, TEST_TIMEOUT);
afterAll(() => rmSync(copy.folder, { recursive: true, force: true }));

/** Follows docs/add-a-field-type.md exactly. */
function addFieldType(): void {
  for (const { file, language, text } of filesOf(read('docs/add-a-field-type.md'))) {
    write(file, language === 'diff' ? patched(read(file), text) : text);
  }
}

function freeName(name: string): string {
  return existsSync(path.join('schemas', name)) ? freeName(`${name}-too`) : name;
}

/** Follows both halves of docs/add-a-screen.md, and adds a screen with a field of the new type, which a later brand lacks. */
async function addScreens(): Promise<void> {
  const newScreen = (...args: readonly string[]) => copy.run([...TSX, 'scripts/newScreen.ts', ...args]);
  await newScreen(PRESS);
  change(`schemas/${PRESS}/${PRESS}.ts`, /^ {6}fields: \{\n.*?^ {6}\},\n/ms, blockStartingWith('fields: {'));
  await newScreen(PRICES, '--kind', 'rows');
  await newScreen(FAQ, '--kind', 'records');
  change(`schemas/${FAQ}/${FAQ}.ts`, 'fields: {\n', `fields: {\n${blockStartingWith('asked: {')}`);
  change(`schemas/${FAQ}/area.ts`, /^ {4}filters: \[\n.*?^ {4}\],\n/ms, blockStartingWith('filters: ['));
  await newScreen(THEMES);
  change(`schemas/${THEMES}/area.ts`, '  store: {', "  brands: ['ALP', 'AVIDA', 'AMAIA', 'ALISI'],\n$&");
  const accent = "accent: { type: 'colour', label: 'Accent', stored: 'ACCENT' },";
  change(`schemas/${THEMES}/${THEMES}.ts`, /^( +)fields: \{\n(?= +title)/m, `$&$1  ${accent}\n`);
}

function read(file: string): string {
  return readFileSync(path.join(copy.folder, file), 'utf8');
}

function write(file: string, text: string): void {
  const at = path.join(copy.folder, file);
  mkdirSync(path.dirname(at), { recursive: true });
  writeFileSync(at, text);
}

/** Replaces a text in a file. @throws Error if the text is not found */
function change(file: string, what: string | RegExp, into: string): void {
  const before = read(file);
  const after = before.replace(what, into);
  if (after === before) throw new Error(`${file} has nothing to change.`);
  write(file, after);
}

/** A code block of docs/add-a-screen.md. @param start its first characters */
function blockStartingWith(start: string): string {
  const blocks = [...read('docs/add-a-screen.md').matchAll(/^```ts\n(.*?)^```/gms)];
  const block = blocks.map(([, lines = '']) => lines).find((lines) => lines.startsWith(start));
  if (block === undefined) throw new Error(`docs/add-a-screen.md has no lines that begin with '${start}'.`);
  return block;
}

interface NamedFile {
  readonly file: string;
  readonly language: string;
  readonly text: string;
}

/** Code blocks of a page that follow a file name. */
function filesOf(page: string): readonly NamedFile[] {
  return [...page.matchAll(/^`([\w./-]+)`\n\n```(\w+)\n(.*?)^```$/gms)].map(
    ([, file = '', language = '', text = '']) => ({ file, language, text }),
  );
}

/** Applies a diff by its context lines. @throws Error unless the context of a hunk occurs exactly once */
function patched(content: string, diff: string): string {
  return diff.split('@@\n').reduce((current, hunk) => {
    const lines = hunk.split('\n').filter((line) => line !== '');
    const before = lines.flatMap((line) => (line.startsWith(' ') ? [line.slice(1)] : []));
    const after = lines.map((line) => line.slice(1));
    const known = `\n${before.join('\n')}\n`;
    if (`\n${current}`.split(known).length !== 2) throw new Error(`There is no single place for ${hunk}`);
    return `\n${current}`.replace(known, () => `\n${after.join('\n')}\n`).slice(1);
  }, content);
}

describe('screens and a field type added by following the docs', () => {
  it(
    'break no test that reads the areas, and the field works by hand',
    async () => {
      const distances = readImportGraph(copy.folder).distancesTo('schemas/index.ts');
      const tests = [...distances].flatMap(([file, distance]) => (distance <= 2 && isLogic(file) ? [file] : []));
      expect(tests).toContain('tests/unit/schemas/areas.test.ts');
      const used = 'tests/unit/fields/colour.test.tsx';
      await copy.run([VITEST, 'run', '--project', 'unit', '--project', 'dom', ...tests, used]);
    },
    TEST_TIMEOUT,
  );

  it('are documented by type', () => expect(read('docs/editors.md')).toContain('### colour'));
});

describe('with a brand added as one file in schemas/brands, they', () => {
  beforeAll(async () => {
    write('schemas/brands/azuria.ts', NEW_BRAND);
    write('tests/services/azuria.test.ts', STAFF);
    await copy.run([...TSX, 'scripts/areas.ts']);
  }, TEST_TIMEOUT);

  it('compile everywhere', () => copy.run([TSC, '--noEmit', '--singleThreaded']), TEST_TIMEOUT);

  it(
    'are valid definitions',
    async () => {
      await copy.run([...TSX, 'scripts/editors.ts', 'check']);
      expect(await copy.run([...TSX, 'scripts/editors.ts', 'diff', PRESS, 'AVIDA'])).toContain('quotation');
    },
    TEST_TIMEOUT,
  );

  it(
    'pass the round-trip tests: the screens for every brand, and every editor for the new brand, which has staff and pages',
    async () => {
      const added = [PRESS, PRICES, FAQ, THEMES, 'the lens of .* of AZURIA', STAFF_OF_BRAND].join('|');
      const printed = await copy.run([
        ...[VITEST, 'run', '--project', 'round-trip', '--project', 'services', '--reporter=verbose', '-u', '-t', added],
        ...['tests/round-trip', 'tests/services/azuria.test.ts'],
      ]);
      for (const brand of ['ALP', 'AVIDA', 'AMAIA', 'ALISI', 'AZURIA']) {
        expect(printed).toContain(`${PRESS} of ${brand}`);
        expect(printed).toContain(`${PRICES} of ${brand}`);
        expect(printed).toContain(`the record of ${FAQ} of ${brand}`);
        expect(printed).toContain(`the lens of ${THEMES} of ${brand}`);
      }
      expect(printed).toContain('the lens of about-us of AZURIA');
      expect(printed).toContain(STAFF_OF_BRAND);
    },
    TEST_TIMEOUT,
  );
});

/** Whether a test runs without a DOM; tests of the scripts are excluded because they make copies too. */
function isLogic(file: string): boolean {
  return /^tests\/unit\/(?!scripts\/).*\.test\.ts$/.test(file);
}
