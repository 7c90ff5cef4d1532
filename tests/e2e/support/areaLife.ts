import { expect, test, type Locator, type Page } from '@playwright/test';
import { brands } from '../../../schemas/brands';
import { editorTexts } from '../../../src/app/texts';
import {
  editorForBrand,
  isCardArea,
  isListedArea,
  isPageArea,
  isRecordArea,
  type AreaDefinition,
  type Brand,
  type BrandEditor,
  type CardArea,
  type EditorDefinition,
  type PageArea,
  type RecordArea,
  type RowsArea,
} from '../../../src/definition';
import { expectAccessible } from './axe';
import { editorPath } from './editor';
import {
  addItem,
  expectLast,
  fewOf,
  fillForm,
  listsOf,
  moveLastUp,
  ownOf,
  removeLast,
  type Fields,
  type FormList,
} from './hand';
import { openSection, sectionOf } from './properties';

/**
 * How an editor is tested: all of its fields are filled, changed and emptied, with axe checks (`whole`); the same with a few of
 * them, enough for the requests to the services (`brief`); or the fields that no brand of `unlike` has are only filled and read
 * back (`own`).
 */
export type Part =
  | { readonly how: 'whole' }
  | { readonly how: 'brief' }
  | { readonly how: 'own'; readonly unlike: readonly Brand[] };

/** What is tested in an area, for one brand. */
export interface Work {
  readonly brand: Brand;
  readonly editors: readonly EditorDefinition[];
  /** By editor name. Editors without an entry are skipped, or filled briefly where they are only on the way to others. */
  readonly parts: ReadonlyMap<string, Part>;
}

interface OpenForm {
  readonly page: Page;
  readonly scope: Locator;
  readonly editor: BrandEditor;
}

/**
 * Takes an area from its first entry to the last removal: entries are created, changed, reordered and removed, with checks
 * after reloading. The fields to fill in and their labels come from the definitions.
 */
export async function exerciseArea(page: Page, work: Work, area: AreaDefinition): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  if (isCardArea(area)) await workOnCards(page, work, area);
  else if (isRecordArea(area)) await workOnRecords(page, work, area);
  else await workOnTabs(page, work, area);
}

/** The settings of `stored` whose value, not only their presence, determines the request. */
const SETTINGS_COMPARED_BY_VALUE: ReadonlySet<string> = new Set(['save', 'record', 'rows']);

/** How an editor is stored, as comparable strings: each setting with the kind of area. */
export function storageMethodsOf(
  area: AreaDefinition,
  { stored }: Pick<EditorDefinition, 'stored'>,
): readonly string[] {
  const kind = isCardArea(area) ? 'cards' : isRecordArea(area) ? 'records' : 'tabs';
  const settings = Object.entries('page' in stored ? stored.page : stored);
  return settings.map(
    ([setting, value]) => `${kind}: ${setting} ${SETTINGS_COMPARED_BY_VALUE.has(setting) ? String(value) : ''}`,
  );
}

/** The demo account that works in an area. Contracts belong to no brand and have an officer of their own. */
export function accountOf({ name }: AreaDefinition, brand: Brand): string {
  return name === 'contracts' ? 'alp.contracts' : `${brand.toLowerCase()}.editor`;
}

/** The editor reduced to the fields under test; to a few where it is only on the way to others. */
function editorNamed({ editors, brand, parts }: Work, name: string): BrandEditor {
  const definition = editors.find((one) => one.name === name)!;
  const editor = editorForBrand(definition, brands[brand]);
  const part = parts.get(name) ?? { how: 'brief' };
  if (part.how === 'whole') return editor;
  const fields =
    part.how === 'brief'
      ? fewOf(editor.fields)
      : ownOf(
          comparedFields(definition, brand),
          part.unlike.map((one) => comparedFields(definition, one)),
        );
  return { ...editor, fields };
}

/** The fields of a brand, without its defaults for all fields of a type, which have tests of their own. */
export function comparedFields(editor: EditorDefinition, brand: Brand): Fields {
  return editorForBrand(editor, { ...brands[brand], fieldDefaults: {} }).fields;
}

async function workOnTabs(page: Page, work: Work, area: PageArea | RowsArea): Promise<void> {
  const { origin } = new URL(page.url());
  for (const tab of area.tabs) {
    const part = work.parts.get(tab.editor);
    if (!part) continue;
    await test.step(tab.label, async () => {
      const path = pathOfTab(area, tab.key, work.brand);
      if (path !== area.path) await page.goto(origin + path);
      await workOn({ page, scope: page.getByRole('main'), editor: editorNamed(work, tab.editor) }, part);
    });
  }
}

function pathOfTab(area: PageArea | RowsArea, key: string, brand: Brand): string {
  if (isPageArea(area) && isListedArea(area)) return editorPath(key, brand);
  const isAtArea = isPageArea(area) ? area.tabs.length === 1 : area.tabs[0]?.key === key;
  return isAtArea ? area.path : `${area.path}/${key}`;
}

async function workOnCards(page: Page, work: Work, area: CardArea): Promise<void> {
  const { origin } = new URL(page.url());
  const form: OpenForm = { page, scope: page.getByRole('main'), editor: editorNamed(work, area.editor) };
  const part = work.parts.get(area.editor);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first(),
  ).toBeVisible();
  if (isFirst(part)) await expectAccessible(page);

  if (area.kindField) await page.goto(`${origin}${area.path}/add/${KINDS[area.name]}`);
  else await addLink(page, `${area.path}/add`).click();
  const entered = await enterAll(form, 'made');
  await save(form, 'create');
  if (area.afterCreation === 'page') await expect(page).not.toHaveURL(/\/add\//);
  else await page.getByRole('link', { name: /made/ }).first().click();
  await expect(page.getByRole('heading', { name: area.headings.change, level: 1 })).toBeVisible();
  await reload(page);
  await entered.check();
  if (part && part.how !== 'own') await changeAndRemove(form, entered.lists);

  for (const section of area.units?.sections ?? []) {
    const sectionPart = work.parts.get(section.editor);
    if (!sectionPart) continue;
    await test.step(section.label, async () => {
      await openSection(page, section.label);
      const scope = sectionOf(page, section.label);
      await workOn({ page, scope, editor: editorNamed(work, section.editor) }, sectionPart);
    });
  }

  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${area.path}"]`).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /made|changed/ }) });
  await remove(page, card);
  await expect(page.getByText('Successfully deleted page')).toBeVisible();
  await expect(card).toHaveCount(0);
}

/** The kind of page to create in areas that have several. */
const KINDS: Readonly<Record<string, string>> = { properties: 'condominium', content: 'news' };

/** Whether the editor is tested for the first brand that has it. */
function isFirst(part: Part | undefined): boolean {
  return part?.how === 'whole' || (part?.how === 'own' && part.unlike.length === 0);
}

async function workOnRecords(page: Page, work: Work, { path, entries, list }: RecordArea): Promise<void> {
  const { origin } = new URL(page.url());
  const isDrawer = entries.opens === 'drawer';
  const scope = isDrawer ? page.getByRole('dialog') : page.getByRole('main');
  const added: OpenForm = { page, scope, editor: editorNamed(work, entries.editors.add) };
  const changed: OpenForm = { page, scope, editor: editorNamed(work, entries.editors.change) };
  await expect(page.getByRole('heading', { name: list.heading, level: 1 })).toBeVisible();
  await expect(page.getByText(/of \d+ items|^0 items$/)).toBeVisible();
  if (isFirst(work.parts.get(entries.editors.add))) await expectAccessible(page);

  await addLink(page, isDrawer ? '?open=new' : `${path}/add`).click();
  await fill(added, 'made');
  await save(added, 'create');

  await openEntry('made');
  const check = await fill(changed, 'changed');
  await save(changed, 'change');
  await openEntry('changed');
  await check();

  if (entries.removal) {
    await page.goBack();
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

/** The link of a list that opens the form for a new entry. */
function addLink(page: Page, href: string): Locator {
  return page.getByRole('main').locator(`a[href*="${href}"]`).first();
}

/** Fills an existing form, and changes it unless another brand covers that; checks the values after reloading. */
async function workOn(form: OpenForm, part: Part): Promise<void> {
  const entered = await enterAll(form, 'made');
  await save(form, 'change');
  if (part.how !== 'own') return changeAndRemove(form, entered.lists);
  await reload(form.page);
  await entered.check();
}

/** Fills in the fields, adds two items to each list and moves the second before the first. */
async function enterAll(
  form: OpenForm,
  mark: string,
): Promise<{ readonly lists: readonly FormList[]; readonly check: () => Promise<void> }> {
  const check = await fill(form, mark);
  const lists = await listsOf(form.scope, form.editor.fields);
  for (const list of lists) {
    for (const text of ITEMS) await addItem(list, text);
    if (isOrdered(list)) await moveLastUp(list);
  }
  return {
    lists,
    check: async () => {
      await check();
      for (const list of lists) await expectLast(list, inOrder(list));
    },
  };
}

/** Changes the texts of a form that `enterAll` has filled, and removes the last item of each list. */
async function changeAndRemove(form: OpenForm, lists: readonly FormList[]): Promise<void> {
  const check = await fill(form, 'changed');
  for (const list of lists) await removeLast(list);
  await save(form, 'change');
  await reload(form.page);
  await check();
  for (const list of lists) await expectLast(list, inOrder(list).slice(0, 1));
}

const ITEMS = ['first-item', 'second-item'];

function inOrder(list: FormList): readonly string[] {
  return isOrdered(list) ? ITEMS.toReversed() : ITEMS;
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
  const toast = page.getByText(saved, { exact: true }).or(page.getByText(created, { exact: true }));
  await toast.first().waitFor();
  await expect(page.getByRole('progressbar', { name: 'Saving…' })).toHaveCount(0);
}

async function remove(page: Page, within: Locator): Promise<void> {
  const button = within.getByRole('button', { name: /^(Actions of|Delete) / }).first();
  const isMenu = ((await button.getAttribute('aria-haspopup')) ?? '') !== '';
  await button.click();
  if (isMenu) await page.getByRole('menuitem', { name: 'Delete' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
}

function isOrdered({ field }: FormList): boolean {
  return !('ordered' in field && !field.ordered);
}
