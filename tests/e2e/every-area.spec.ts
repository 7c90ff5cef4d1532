import type { Locator, Page } from '@playwright/test';
import { areas, editorsOfArea } from '../../schemas';
import { brands } from '../../schemas/brands';
import {
  BRANDS,
  editorForBrand,
  isCardArea,
  isListedArea,
  isPageArea,
  isRecordArea,
  type AreaDefinition,
  type Brand,
  type BrandEditor,
  type CardArea,
  type PageArea,
  type RecordArea,
  type RowsArea,
} from '../../src/definition';
import { editorTexts } from '../../src/lib/messages';
import { expectAccessible } from './support/axe';
import { editorPath } from './support/editor';
import { addItem, expectLast, fillForm, listsOf, moveLastUp, removeLast, type FormList } from './support/hand';
import { openSection, sectionOf } from './support/properties';
import { expect, test } from './support/test';

test.describe.configure({ mode: 'parallel' });

/**
 * Every area in each brand that has it: something is made, changed, put in another order and removed, and read again after
 * reloading. What there is to fill in, and how it is called, is read from the definitions, so that a new area is looked at
 * without a word here.
 */
for (const brand of BRANDS) {
  for (const area of areas.filter((one) => isOf(one, brand))) {
    test(`${brand}: ${area.menu.label}, from the first entry to the last removal`, async ({ enter }) => {
      test.slow();
      const { page } = await enter({ account: accountOf(area, brand), path: area.path });
      await expect(page.getByRole('main')).toBeVisible();
      const work: Work = { page, brand, editors: (await editorsOfArea[area.name]?.()) ?? [] };
      if (isCardArea(area)) await workOnCards(work, area);
      else if (isRecordArea(area)) await workOnRecords(work, area);
      else await workOnTabs(work, area);
    });
  }
}

interface Work {
  readonly page: Page;
  readonly brand: Brand;
  readonly editors: readonly Parameters<typeof editorForBrand>[0][];
}

interface OpenForm {
  readonly page: Page;
  readonly scope: Locator;
  readonly editor: BrandEditor;
}

/** Contracts belong to no brand, and to an officer of their own. Users and roles have no brand at all. */
function isOf(area: AreaDefinition, brand: Brand): boolean {
  if (area.name === 'contracts') return brand === 'ALP';
  return area.audience !== 'platform' && (area.brands?.includes(brand) ?? true);
}

function accountOf({ name }: AreaDefinition, brand: Brand): string {
  return name === 'contracts' ? 'alp.contracts' : `${brand.toLowerCase()}.editor`;
}

function editorNamed({ editors, brand }: Work, name: string): BrandEditor {
  return editorForBrand(
    editors.find((editor) => editor.name === name)!,
    brands[brand],
  );
}

async function workOnTabs(work: Work, area: PageArea | RowsArea): Promise<void> {
  const { page, brand } = work;
  const origin = new URL(page.url()).origin;
  const tabs = area.tabs.filter((tab) => tab.brands?.includes(brand) ?? true);
  for (const tab of tabs) {
    await test.step(tab.label, async () => {
      await page.goto(origin + pathOfTab(area, tab.key, brand));
      const scope = page.getByRole('main');
      await workOn({ page, scope, editor: editorNamed(work, tab.editor) }, tab.key);
    });
  }
}

function pathOfTab(area: PageArea | RowsArea, key: string, brand: Brand): string {
  if (isPageArea(area) && isListedArea(area)) return editorPath(key, brand);
  const isAtArea = isPageArea(area) ? area.tabs.length === 1 : area.tabs[0]?.key === key;
  return isAtArea ? area.path : `${area.path}/${key}`;
}

async function workOnCards(work: Work, area: CardArea): Promise<void> {
  const { page } = work;
  const { origin } = new URL(page.url());
  const form: OpenForm = { page, scope: page.getByRole('main'), editor: editorNamed(work, area.editor) };
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first(),
  ).toBeVisible();
  await expectAccessible(page);

  await page.goto(`${origin}${area.path}/add${area.kindField ? `/${KINDS[area.name]}` : ''}`);
  await fill(form, 'made');
  await save(form, 'create');
  if (area.afterCreation === 'page') await expect(page).not.toHaveURL(/\/add\//);
  else await page.getByRole('link', { name: /made/ }).first().click();

  await expect(page.getByRole('heading', { name: area.headings.change, level: 1 })).toBeVisible();
  await workOn(form, 'changed');
  for (const section of area.units?.sections ?? []) {
    await test.step(section.label, async () => {
      await openSection(page, section.label);
      const scope = sectionOf(page, section.label);
      await workOn({ page, scope, editor: editorNamed(work, section.editor) }, section.key);
    });
  }

  await page.goto(origin + area.path);
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /changed/ }) });
  await remove(page, card);
  await expect(page.getByText('Successfully deleted page')).toBeVisible();
  await expect(card).toHaveCount(0);
}

/** A kind of page of the areas that have several. */
const KINDS: Readonly<Record<string, string>> = { properties: 'condominium', content: 'news' };

async function workOnRecords(work: Work, { path, entries, list }: RecordArea): Promise<void> {
  const { page } = work;
  const { origin } = new URL(page.url());
  const isDrawer = entries.opens === 'drawer';
  const scope = isDrawer ? page.getByRole('dialog') : page.getByRole('main');
  const added: OpenForm = { page, scope, editor: editorNamed(work, entries.editors.add) };
  const changed: OpenForm = { page, scope, editor: editorNamed(work, entries.editors.change) };
  await expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible();
  await expect(page.getByText(/of \d+ items/)).toBeVisible();
  await expectAccessible(page);

  await page.goto(origin + path + (isDrawer ? '?open=new' : '/add'));
  await fill(added, 'made');
  await expectAccessible(page);
  await save(added, 'create');

  await openEntry('made');
  const check = await fill(changed, 'changed');
  await save(changed, 'change');
  await openEntry('changed');
  await page.reload();
  await check();

  if (entries.removal) {
    await page.goto(`${origin}${path}?search=changed`);
    await remove(page, page.getByRole('main'));
    await expect(page.getByText(entries.removal.done)).toBeVisible();
  } else {
    await scope.getByRole('switch').click();
    await save(changed, 'change');
    await page.goto(`${origin}${path}?search=changed`);
  }
  await expect(page.getByText('No results found')).toBeVisible();

  async function openEntry(mark: string): Promise<void> {
    await page.goto(`${origin}${path}?search=${mark}`);
    await page
      .getByRole('main')
      .getByRole('link', { name: new RegExp(`${mark}|^Edit `, 'i') })
      .first()
      .click();
    await expect(scope.getByRole('button', { name: 'CANCEL' })).toBeVisible();
  }
}

/**
 * Changes texts, adds two items to each list and moves the second before the first; removes the first then. Each time it is
 * saved, and looked at after reloading.
 */
async function workOn(form: OpenForm, mark: string): Promise<void> {
  const { page, scope, editor } = form;
  const check = await fill(form, mark);
  const lists = await listsOf(scope, editor.fields);
  const [first, second] = [`first-${mark}`, `second-${mark}`];
  for (const list of lists) {
    await addItem(list, first);
    await addItem(list, second);
    if (isOrdered(list)) await moveLastUp(list);
  }
  await expectAccessible(page);
  await save(form, 'change');
  await reload(page);
  await check();
  for (const list of lists) await expectLast(list, isOrdered(list) ? [second, first] : [first, second]);
  if (lists.length === 0) return;

  for (const list of lists) await removeLast(list);
  await save(form, 'change');
  await reload(page);
  await check();
  for (const list of lists) await expectLast(list, [isOrdered(list) ? second : first]);
}

async function reload(page: Page): Promise<void> {
  await page.reload();
  await expect(page.getByText('Nothing changed yet').first()).toBeVisible();
}

async function fill({ page, scope, editor }: OpenForm, mark: string): ReturnType<typeof fillForm> {
  await expect(page.getByText('Nothing changed yet').first()).toBeVisible();
  return fillForm(scope, editor.fields, mark);
}

async function save({ page, editor }: OpenForm, step: 'create' | 'change'): Promise<void> {
  const { label = 'SAVE' } = editor.saving?.[step] ?? {};
  await page.getByRole('button', { name: label, exact: true }).click();
  if (editor.saving) await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  const { created = editorTexts.created, saved = editorTexts.updated } = editor.messages ?? {};
  const told = page.getByText(saved, { exact: true }).or(page.getByText(created, { exact: true }));
  await expect(told.first()).toBeVisible();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
}

async function remove(page: Page, within: Locator): Promise<void> {
  const handle = within.getByRole('button', { name: /^(Actions of|Delete) / }).first();
  const isMenu = ((await handle.getAttribute('aria-haspopup')) ?? '') !== '';
  await handle.click();
  if (isMenu) await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

function isOrdered({ field }: FormList): boolean {
  return !('ordered' in field && !field.ordered);
}
