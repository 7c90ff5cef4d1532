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
  type Check,
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
 * @param page the console at the area's `startOf`
 */
export async function exerciseArea(page: Page, work: Work, area: AreaDefinition): Promise<void> {
  await expect(page.getByRole('main')).toBeVisible();
  if (isCardArea(area)) await workOnCards(page, work, area);
  else if (isRecordArea(area)) await workOnRecords(page, work, area);
  else await workOnTabs(page, work, area);
}

/** The path at which the work in an area begins. */
export function startOf(area: AreaDefinition, work: Work): string {
  const [first] = isCardArea(area) || isRecordArea(area) ? [] : tabsOf(area, work);
  return first?.path ?? area.path;
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

/** The tabs to test, with their paths. */
function tabsOf(area: PageArea | RowsArea, { parts, brand }: Work) {
  return area.tabs.flatMap((tab) => {
    const part = parts.get(tab.editor);
    return part ? [{ ...tab, part, path: pathOfTab(area, tab.key, brand) }] : [];
  });
}

async function workOnTabs(page: Page, work: Work, area: PageArea | RowsArea): Promise<void> {
  const tabs = tabsOf(area, work);
  const checks = new Map<string, Check>();
  for (const { label, editor, part, path } of tabs) {
    await test.step(label, async () => {
      if (checks.size > 0) await openTab(page, path);
      const form = { page, scope: page.getByRole('main'), editor: editorNamed(work, editor) };
      checks.set(path, await workOn(form, part));
    });
  }
  await reload(page);
  for (const [path, check] of [...checks].toReversed()) {
    await openTab(page, path);
    await check();
  }
}

/** Goes to another editor of the area, by its tab or its entry in the menu. */
async function openTab(page: Page, path: string): Promise<void> {
  const tab = page.getByRole('tab').and(page.locator(`[href="${path}"]`));
  const entry = page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${path}"]`);
  const link = (await tab.count()) > 0 ? tab : entry;
  await link.click();
  await expect(link.and(page.locator('[aria-selected="true"], [aria-current="page"]'))).toBeVisible();
  await expect(page.getByText('Nothing changed yet')).toBeVisible();
}

function pathOfTab(area: PageArea | RowsArea, key: string, brand: Brand): string {
  if (isPageArea(area) && isListedArea(area)) return editorPath(key, brand);
  const isAtArea = isPageArea(area) ? area.tabs.length === 1 : area.tabs[0]?.key === key;
  return isAtArea ? area.path : `${area.path}/${key}`;
}

async function workOnCards(page: Page, work: Work, area: CardArea): Promise<void> {
  const form: OpenForm = { page, scope: page.getByRole('main'), editor: editorNamed(work, area.editor) };
  const part = work.parts.get(area.editor);
  await expect(
    page
      .getByRole('listitem')
      .filter({ has: page.getByRole('link') })
      .first(),
  ).toBeVisible();
  if (isFirst(part)) await expectAccessible(page);

  await addLink(page, `${area.path}/add`).click();
  const entered = await enterAll(form, 'made');
  await save(form, 'create');
  if (area.afterCreation === 'page') await expect(page).not.toHaveURL(/\/add\//);
  else await page.getByRole('link', { name: /made/ }).first().click();
  await expect(page.getByRole('heading', { name: area.headings.change, level: 1 })).toBeVisible();
  await reload(page);
  await entered.check();
  const check = part && part.how !== 'own' ? await changeAndRemove(form, entered.lists) : undefined;

  const sections = (area.units?.sections ?? []).flatMap(({ label, editor }) => {
    const sectionPart = work.parts.get(editor);
    const scope = sectionOf(page, label);
    return sectionPart ? [{ label, part: sectionPart, form: { page, scope, editor: editorNamed(work, editor) } }] : [];
  });
  const checks = new Map<string, Check>();
  for (const section of sections) {
    await test.step(section.label, async () => {
      await openSection(page, section.label);
      checks.set(section.label, await workOn(section.form, section.part));
    });
  }
  if (check || checks.size > 0) await reload(page);
  await check?.();
  for (const [label, checkSection] of checks) {
    await openSection(page, label);
    await checkSection();
  }

  await page.getByRole('navigation', { name: 'Main' }).locator(`a[href="${area.path}"]`).click();
  const card = page.getByRole('listitem').filter({ has: page.getByRole('link', { name: /made|changed/ }) });
  await remove(page, card);
  await expect(page.getByText('Successfully deleted page')).toBeVisible();
  await expect(card).toHaveCount(0);
}

/** Whether the editor is tested for the first brand that has it. */
function isFirst(part: Part | undefined): boolean {
  return part?.how === 'whole' || (part?.how === 'own' && part.unlike.length === 0);
}

async function workOnRecords(page: Page, work: Work, { path, entries, list }: RecordArea): Promise<void> {
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
    await page.goto(new URL(`${path}?search=changed`, page.url()).href);
  }
  await expect(page.getByText('No results found')).toBeVisible();

  async function openEntry(mark: string): Promise<void> {
    await page.goto(new URL(`${path}?search=${mark}`, page.url()).href);
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

/** Fills an existing form, and changes it unless another brand covers that; @returns checks what is stored then */
async function workOn(form: OpenForm, part: Part): Promise<Check> {
  const entered = await enterAll(form, 'made');
  await save(form, 'change');
  return part.how === 'own' ? entered.check : changeAndRemove(form, entered.lists);
}

/** Fills in the fields, adds two items to each list and moves the second before the first. */
async function enterAll(
  form: OpenForm,
  mark: string,
): Promise<{ readonly lists: readonly FormList[]; readonly check: Check }> {
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

/** Changes the texts of a form that `enterAll` has filled, and removes the last item of each list; @returns checks what is stored then */
async function changeAndRemove(form: OpenForm, lists: readonly FormList[]): Promise<Check> {
  const check = await fill(form, 'changed');
  for (const list of lists) await removeLast(list);
  await save(form, 'change');
  return async () => {
    await check();
    for (const list of lists) await expectLast(list, inOrder(list).slice(0, 1));
  };
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
