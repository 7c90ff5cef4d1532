import { execFile } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import os from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, test, type Locator, type Page } from '@playwright/test';
import { samples } from '../../stories/playground/samples';
import { linkOfText } from '../../stories/playground/link';
import { spell } from '../../stories/playground/spelling';
import { expectAccessible } from './support/axe';

const run = promisify(execFile);
const MINUTE = 60_000;
const TYPES: Readonly<Record<string, string>> = { '.html': 'text/html', '.js': 'text/javascript', '.css': 'text/css' };

let folder: string;
let server: Server;
let url: string;

/** The page as anybody would host it: its files behind a plain web server. */
test.beforeAll(async () => {
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
  url = `http://localhost:${(server.address() as AddressInfo).port}/`;
});
test.afterAll(async () => {
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

async function open(page: Page, definition: unknown): Promise<Locator> {
  await page.goto(`about:blank`);
  await page.goto(url + (await linkOfText(spell(definition, 'json'))));
  await expect(page.getByRole('tab', { name: 'Form' })).toBeVisible();
  return page.getByRole('main');
}

/** Replaces a part of the definition in the editor. */
async function change(page: Page, from: string, to: string): Promise<void> {
  const editor = page.getByRole('textbox', { name: 'Definition' });
  const text = spell(MOTTO, 'json').replace(from, to);
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText(text);
}

test('a definition from a link shows its form, what it stores, and its saves', async ({ page }) => {
  const main = await open(page, MOTTO);
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

test('a form starts with its defaults', async ({ page }) => {
  const { main: group } = MOTTO.fields;
  const text = { ...group.fields.text, default: 'Homes for good' };
  const main = await open(page, { ...MOTTO, fields: { main: { ...group, fields: { text } } } });
  await expect(main.getByRole('textbox', { name: 'Motto' })).toHaveValue('Homes for good');
});

test('a problem is reported with its line, and the last valid form stays with what was typed', async ({ page }) => {
  const main = await open(page, MOTTO);
  await main.getByRole('textbox', { name: 'Motto' }).fill('Home');
  await change(page, '"label": "Motto"', '"lable": "Motto"');
  await expect(main.getByRole('list', { name: 'Problems' })).toContainText(
    'Line 22: fields.main.fields.text.lable: expected one of the settings',
  );
  await expect(main.getByRole('textbox', { name: 'Motto' })).toHaveValue('Home');
  await change(page, '"label": "Motto"', '"label": "Slogan"');
  await expect(main.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  await expect(main.getByRole('textbox', { name: 'Slogan' })).toHaveValue('Home');
});

test('the language completes settings and values', async ({ page }) => {
  await open(page, MOTTO);
  const editor = page.getByRole('textbox', { name: 'Definition' });
  await editor.focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.insertText('{ "fields": { "motto": { "type": "text", "requir');
  await page.keyboard.press('Control+Space');
  await page.getByRole('option', { name: 'requiredWhen' }).click();
  await expect(editor).toContainText('"type": "text", "requiredWhen": ');
});

test('each brand has its form, and differences are noted at their fields', async ({ page }) => {
  const main = await open(page, MOTTO);
  await expect(main.getByRole('textbox', { name: 'More' })).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Brand' }).click();
  await page.getByRole('option', { name: 'AVIDA' }).click();
  await expect(main.getByRole('textbox', { name: 'More' })).toBeVisible();
  await expect(main.getByText('ALP has no such field.')).toHaveCount(1);
});

test('an area of the product has its list and its forms', async ({ page }) => {
  const main = await open(page, MOTTO);
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: 'Manage Awards' }).click();
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('list', { name: 'Awards' }).getByText('1. main award')).toBeVisible();
  await main.getByRole('tab', { name: 'Form' }).click();
  await expect(main.getByRole('textbox', { name: 'Organization' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Spelling' }).click();
  await page.getByRole('option', { name: 'TypeScript' }).click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText("name: 'awards'");
});

test('a screen of the cookbook has its list and its form', async ({ page }) => {
  const main = await open(page, MOTTO);
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: 'Events', exact: true }).click();
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('combobox', { name: 'Kind' })).toBeVisible();
  await main.getByRole('tab', { name: 'Form' }).click();
  await main.getByRole('button', { name: '+ Add Fact' }).click();
  await main.getByRole('textbox', { name: 'Name' }).fill('Parking');
  await main.getByRole('tab', { name: 'Stored tree' }).click();
  await expect(main.getByRole('region', { name: 'Stored tree' })).toContainText('Parking');
});

test('a list has made-up rows for the selected example, and none of the previous one', async ({ page }) => {
  const main = await open(page, MOTTO);
  for (const [title, first] of [
    ['Press releases', '1. main title'],
    ['Redirects', '1. from'],
  ] as const) {
    await page.getByRole('combobox', { name: 'Example' }).click();
    await page.getByRole('option', { name: title, exact: true }).click();
    await main.getByRole('tab', { name: 'List' }).click();
    await expect(main.getByText(first, { exact: true })).toBeVisible();
  }
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: 'Testimonials', exact: true }).click();
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('list', { name: 'Testimonials' }).getByText('1. name')).toBeVisible();
});

test('areas of pages and of rows have their lists, too', async ({ page }) => {
  const main = await open(page, MOTTO);
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: 'Manage Company Information' }).click();
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('table').getByRole('link', { name: 'About Us ALP' })).toBeVisible();
  await page.getByRole('combobox', { name: 'Example' }).click();
  await page.getByRole('option', { name: 'Manage Links' }).click();
  await main.getByRole('tab', { name: 'List' }).click();
  await expect(main.getByRole('region', { name: 'External Links' }).getByRole('listitem').first()).toBeVisible();
});

test('a form in tabs shows one of them, and prints all of them', async ({ page }) => {
  const main = await open(page, samples.find(({ definition }) => definition.sections === 'tabs')?.definition);
  await main.getByRole('tab', { name: 'Address' }).click();
  await expect(main.getByRole('textbox', { name: 'Street' })).toBeVisible();
  await expect(main.getByLabel('First name')).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(main.getByLabel('First name')).toBeVisible();
  await expect(main.getByRole('tablist', { name: 'Parts of the form' })).toBeHidden();
});

test('samples open, and every type has its example', async ({ page }) => {
  test.slow();
  const failures: string[] = [];
  page.on('pageerror', (error) => failures.push(error.message));
  // A test without a browser checks that all of them are valid.
  for (const { definition } of samples.filter((_sample, index) => index % 6 === 2)) {
    const main = await open(page, definition);
    await expect(main.getByRole('tabpanel', { name: 'Form' })).toBeVisible();
    await expect(main.getByRole('list', { name: 'Problems' })).toHaveCount(0);
  }
  const main = await open(page, MOTTO);
  await main.getByRole('tab', { name: 'Types' }).click();
  await expect(
    main.getByRole('list', { name: 'Field types' }).getByRole('heading', { level: 3, name: 'richText', exact: true }),
  ).toBeVisible();
  await main.getByRole('button', { name: 'Take money into the editor' }).click();
  await expect(page.getByRole('textbox', { name: 'Definition' })).toContainText('"type": "money"');
  expect(failures).toEqual([]);
});

test('it is accessible in dark mode and fits a phone', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 390, height: 844 });
  const main = await open(page, MOTTO);
  await expect(main.getByRole('textbox', { name: 'Motto' })).toBeVisible();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  await expectAccessible(page);
});
