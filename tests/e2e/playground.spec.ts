import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { samples } from '../../stories/playground/samples';
import type { Fields } from '../../src/definition';
import { linkOfText } from '../../stories/playground/link';
import { spell } from '../../stories/playground/spelling';
import { expectAccessible } from './support/axe';

const run = promisify(execFile);
const MINUTE = 60_000;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let folder: string;
let server: Server;
/** The playground. Loading it takes longer than most of the tests, which share it, one after the other. */
let page: Page;
let main: Locator;

/** The page as anybody would host it: its files behind a plain web server. */
test.beforeAll(async ({ browser }) => {
  test.setTimeout(4 * MINUTE);
  folder = await mkdtemp(path.join(os.tmpdir(), 'brand-console-playground-'));
  await run(process.execPath, ['--import', 'tsx', 'scripts/playground.ts', '--build', '--to', folder], {
    timeout: 3 * MINUTE,
  });
  server = createServer((request, response) => {
    const name = (request.url ?? '/').split('?', 1)[0] ?? '/';
    readFile(path.join(folder, name === '/' ? 'index.html' : name)).then(
      (bytes) =>
        response
          .setHeader('content-type', TYPES[path.extname(name) || '.html'] ?? 'application/octet-stream')
          .end(bytes),
      () => response.writeHead(404).end(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`;
  page = await browser.newPage();
  await page.goto(url + (await linkOfText(spell(withDefault(MOTTO), 'json'))));
  main = page.getByRole('main');
});
test.afterAll(async () => {
  await page.close();
  server.close();
  await rm(folder, { recursive: true, force: true });
});

const MOTTO = {
  name: 'motto',
  title: 'Motto',
  stored: { page: { tag: 'MOTTO-{BRAND}', slug: 'motto-{brand}', name: 'Motto {BRAND}', save: 'updateTree' } },
  fields: {
    main: {
      type: 'group',
      stored: { container: 'DEFAULT', collection: 'FC' },
      fields: {
        text: { type: 'text', label: 'Motto', stored: 'MOTTO' },
        more: { type: 'text', label: 'More', stored: 'MORE', brands: ['AVIDA'] },
      },
    },
  },
};

function withDefault(definition: typeof MOTTO): unknown {
  const { main: group } = definition.fields;
  const text = { ...group.fields.text, default: 'Homes for good' };
  return { ...definition, fields: { main: { ...group, fields: { ...group.fields, text } } } };
}

/** Replaces the text in the editor. */
async function enter(text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Definition' }).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

/** Enters a definition, and shows its form. */
async function open(definition: unknown): Promise<void> {
  await enter(spell(definition, 'json'));
  await main.getByRole('tab', { name: 'Form' }).click();
}

/** Chooses from one of the lists at the top. */
async function choose(list: 'Example' | 'Spelling' | 'Brand', name: string): Promise<void> {
  await page.getByRole('combobox', { name: list }).click();
  await page.getByRole('option', { name, exact: true }).click();
}

test('a definition from a link shows its form with its defaults, what it stores, and its saves', async () => {
  await expect(main.getByRole('textbox', { name: 'Motto' })).toHaveValue('Homes for good');
  await main.getByRole('tab', { name: 'Stored tree' }).click();
  await main.getByRole('textbox', { name: 'Motto' }).fill('Home');
  const tree = main.getByRole('region', { name: 'Stored tree' });
  await expect(tree.locator('mark')).toContainText(['"value": "Home"']);
  await main.getByRole('textbox', { name: 'Motto' }).fill('Homes');
  await expect(tree.locator('mark')).toHaveText(/^\s*"value": "Homes",\s*$/);

  await main.getByRole('tab', { name: 'Save plan' }).click();
  await expect(main.getByText('The first save')).toBeVisible();
  await main.getByRole('button', { name: 'SAVE' }).click();
  await expect(main.getByText('A later save')).toBeVisible();
  await expect(main.getByText('0 calls')).toBeVisible();

  await main.getByRole('tab', { name: 'JSON Schema' }).click();
  await expect(main.getByRole('region', { name: 'Rules (Ajv)' })).toContainText('maxLength');

  await main.getByRole('tab', { name: 'Laws' }).click();
  const laws = main.getByRole('list', { name: 'Laws' }).getByRole('listitem');
  await expect(laws).toHaveText(Array.from({ length: 7 }, () => /200 examples hold\./));
});

test('a problem is reported with its line, and the last valid form stays with what was typed', async () => {
  await open(MOTTO);
  const text = spell(MOTTO, 'json');
  await main.getByRole('textbox', { name: 'Motto' }).fill('Home');
  await enter(text.replace('"label": "Motto"', '"lable": "Motto"'));
  await expect(main.getByRole('list', { name: 'Problems' })).toContainText(
    'Line 22: fields.main.fields.text.lable: expected one of the settings',
  );
  await expect(main.getByRole('textbox', { name: 'Motto' })).toHaveValue('Home');
  await enter(text.replace('"label": "Motto"', '"label": "Slogan"'));
  await expect(main.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Slogan' })).toHaveValue('Home');
});

test('the language completes settings and values', async () => {
  await enter('{ "fields": { "motto": { "type": "text", "requir');
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: 'requiredWhen' }).click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('"type": "text", "requiredWhen": ');
});

test('each brand has its form, and differences are noted at their fields', async () => {
  await open(MOTTO);
  await expect(main.getByRole('textbox', { name: 'Motto' })).toBeVisible();
  await expect(main.getByRole('textbox', { name: 'More' })).toHaveCount(0);
  await choose('Brand', 'AVIDA');
  await expect(main.getByRole('textbox', { name: 'More' })).toBeVisible();
  await expect(main.getByText('ALP has no such field.')).toHaveCount(1);
  await choose('Brand', 'ALP');
});

test('an area of the product has its list and its forms', async () => {
  await choose('Example', 'Manage Awards');
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('list', { name: 'Awards' }).getByText('1. main award')).toBeVisible();
  await main.getByRole('tab', { name: 'Form' }).click();
  await expect(main.getByRole('textbox', { name: 'Organization' })).toBeVisible();
  await choose('Spelling', 'TypeScript');
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText("name: 'awards'");
  await choose('Spelling', 'JSON');
});

test('a screen of the cookbook has its list and its form', async () => {
  await choose('Example', 'Events');
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  await main.getByRole('tab', { name: 'Form' }).click();
  await main.getByRole('button', { name: '+ Add Fact' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Parking');
  await main.getByRole('tab', { name: 'Stored tree' }).click();
  await expect(main.getByRole('region', { name: 'Stored tree' })).toContainText('Parking');
});

test('a list has made-up rows for the selected example, and none of the previous one', async () => {
  await main.getByRole('tab', { name: 'List' }).click();
  for (const [title, first] of [
    ['Press releases', '1. main title'],
    ['Redirects', '1. from'],
  ] as const) {
    await choose('Example', title);
    await expect(main.getByText(first, { exact: true })).toBeVisible();
  }
  await choose('Example', 'Testimonials');
  await expect(main.getByRole('list', { name: 'Testimonials' }).getByText('1. name')).toBeVisible();
});

test('areas of pages and of rows have their lists, too', async () => {
  await choose('Example', 'Manage Company Information');
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('table').getByRole('link', { name: 'About Us ALP' })).toBeVisible();
  await choose('Example', 'Manage Links');
  await expect(main.getByRole('region', { name: 'External Links' }).getByRole('listitem').first()).toBeVisible();
});

test('a form in tabs shows one of them, and prints all of them', async () => {
  await open(samples.find(({ definition }) => definition.sections === 'tabs')?.definition);
  await main.getByRole('tab', { name: 'Address' }).click();
  await expect(main.getByRole('textbox', { name: 'Street' })).toBeVisible();
  await expect(main.getByLabel('First name')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByLabel('First name')).toBeVisible();
  await expect(main.getByRole('tablist', { name: 'Parts of the form' })).toBeHidden();
  await page.emulateMedia({ media: null });
});

test('samples open, and every type has its example', async () => {
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  // A test without a browser checks that all of them are valid.
  for (const { definition } of samples.filter((_sample, index) => index % 6 === 2)) {
    await open(definition);
    await expect(main.getByText(firstLabelOf(definition.fields)).first()).toBeVisible();
    await expect(main.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  }
  await main.getByRole('tab', { name: 'Types' }).click();
  await expect(
    main.getByRole('list', { name: 'Field types' }).getByRole('heading', { level: 3, name: 'richText', exact: true }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Take money into the editor' }).click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('"type": "money"');
  expect(failures).toEqual([]);
});

function firstLabelOf(fields: Fields): string {
  const [first] = Object.values(fields);
  return first?.type === 'group' ? firstLabelOf(first.fields) : (first?.label ?? '');
}

test('it is accessible in dark mode and fits a phone', async () => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  await open(MOTTO);
  await expect(main.getByRole('textbox', { name: 'Motto' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
