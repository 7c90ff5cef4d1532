import { expect, type Locator } from '@playwright/test';
import type { BrandEditor, FieldType } from '../../../src/definition';
import { fieldTexts } from '../../../src/fields/shared/texts';
import { chooseAction, focusText, openRow, rowOf } from './editor';
import { pdf, uploadFile, uploadImage } from './uploads';

/** Asserts that the entered value is there. */
export type Check = () => Promise<void>;

/** The fields of an editor as a brand has them. */
export type Fields = BrandEditor['fields'];

type Field = Fields[string];
type Blocks = Extract<Field, { readonly type: 'blocks' }>;
/** A field that holds items, of one kind or of several. */
type ItemsField = Extract<Field, { readonly type: 'list' }> | Blocks;

/** A list of a form, with the region that shows it. */
export interface FormList {
  readonly field: ItemsField;
  readonly rows: Locator;
  /** Opens the tab of the form that shows it, if the form has tabs. */
  readonly show: () => Promise<void>;
}

/**
 * Fills in every field that takes a text, and every other one that is required.
 * @param scope contains the form
 * @param mark included in every text, to recognise it
 */
export async function fillForm(scope: Locator, fields: Fields, mark: string): Promise<Check> {
  const checks: Check[] = [];
  for (const { field, labels } of fieldsOf(fields)) {
    if (!isText(field) && !isRequired(field)) continue;
    const show = () => openTab(scope, labels, field);
    await show();
    const check = await fill(await regionOf(scope, labels), field, mark);
    checks.push(async () => {
      await show();
      await check();
    });
  }
  return async () => {
    for (const check of checks) await check();
  };
}

/** The required fields plus one text and one list, of the form and of each group. */
export function fewOf(fields: Fields): Fields {
  const fillable = Object.values(fields).filter(isFillable);
  const selected = [fillable.find(isText), fillable.find(isItems)];
  return selectFields(fields, (field) => selected.includes(field), fewOf);
}

/** The required fields plus those that no form of `others` has in the same way. */
export function ownOf(fields: Fields, others: readonly Fields[]): Fields {
  return selectFields(
    fields,
    (field, name) => isEntered(field) && differsFromAll(field, fieldsNamed(others, name)),
    (inner, name) => ownOf(inner, groupsNamed(others, name)),
  );
}

/** Whether there is a field to fill in that no form of `others` has in the same way. */
export function hasOwn(fields: Fields, others: readonly Fields[]): boolean {
  return Object.entries(fields).some(([name, field]) => {
    if (!isFillable(field)) return false;
    if (field.type === 'group') return hasOwn(field.fields, groupsNamed(others, name));
    return isEntered(field) && differsFromAll(field, fieldsNamed(others, name));
  });
}

/** The lists of a form, without those nested in their items. */
export async function listsOf(scope: Locator, fields: Fields): Promise<readonly FormList[]> {
  const lists: FormList[] = [];
  for (const { field, labels } of fieldsOf(fields)) {
    if (!isItems(field)) continue;
    const show = () => openTab(scope, labels, field);
    await show();
    lists.push({ field, rows: await regionOf(scope, [...labels, field.label]), show });
  }
  return lists;
}

/** Appends an item to a list and enters a text that its row shows, or does so in an item nested in it. */
export async function addItem(list: FormList, text: string): Promise<void> {
  const { field, rows, show } = list;
  await show();
  const number = (await countItems(list)) + 1;
  await rows
    .getByRole('button', { name: `+ ${field.addLabel}`, exact: true })
    .last()
    .click();
  const fields = field.type === 'list' ? field.fields : await chooseKind(rows, field);
  const item = await openRow(rows, `${field.itemLabel} ${number}`);
  const isFilled = await fillItem(item, fields, text);
  if (isFilled) return;
  const [inner] = await listsOf(item, fields);
  if (!inner) throw new Error(`Nothing can be typed into ${field.itemLabel} of ${field.label}.`);
  await addItem({ ...inner, rows: item }, text);
}

/** Moves the last item up by one. */
export async function moveLastUp(list: FormList): Promise<void> {
  await list.show();
  const name = await nameOfLast(list);
  await chooseAction(list.rows, name, `Move ${name} up`);
}

/** Removes the last item. */
export async function removeLast(list: FormList): Promise<void> {
  await list.show();
  const name = await nameOfLast(list);
  await list.rows.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
}

/** Expects the last items of a list to hold these texts, in this order. */
export async function expectLast(list: FormList, texts: readonly string[]): Promise<void> {
  const { field, rows, show } = list;
  await show();
  const first = (await countItems(list)) - texts.length + 1;
  for (const [index, text] of texts.entries()) {
    const name = `${field.itemLabel} ${first + index}`;
    if (await rowOf(rows, name).filter({ hasText: text }).isVisible()) continue;
    const item = await openRow(rows, name);
    await expect(item.getByRole('button', { name: text }).first()).toBeVisible();
  }
}

/** The fillable fields that are required or selected, and each group reduced by `selectInGroup`. */
function selectFields(
  fields: Fields,
  isSelected: (field: Field, name: string) => boolean,
  selectInGroup: (fields: Fields, name: string) => Fields,
): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly [string, Field][] => {
      if (!isFillable(field)) return [];
      if (field.type === 'group') return [[name, { ...field, fields: selectInGroup(field.fields, name) }]];
      return isRequired(field) || isSelected(field, name) ? [[name, field]] : [];
    }),
  );
}

function fieldsNamed(forms: readonly Fields[], name: string): readonly Field[] {
  return forms.flatMap((fields) => fields[name] ?? []);
}

function groupsNamed(forms: readonly Fields[], name: string): readonly Fields[] {
  return fieldsNamed(forms, name).flatMap((field) => (field.type === 'group' ? [field.fields] : []));
}

function differsFromAll(field: Field, others: readonly Field[]): boolean {
  return others.every((other) => JSON.stringify(other) !== JSON.stringify(field));
}

function countItems({ field, rows }: FormList): Promise<number> {
  return rows.getByRole('button', { name: new RegExp(`^Remove ${field.itemLabel} \\d+$`) }).count();
}

async function nameOfLast(list: FormList): Promise<string> {
  return `${list.field.itemLabel} ${await countItems(list)}`;
}

/** @returns whether the item has a field for the text */
async function fillItem(item: Locator, fields: Fields, text: string): Promise<boolean> {
  const fillable = Object.values(fields).filter(isFillable);
  const target = fillable.find(isText) ?? fillable.find(({ type }) => type === 'richText') ?? fillable.find(isAddress);
  for (const field of fillable) {
    if (field === target || isRequired(field)) await fill(item, field, text);
  }
  return target !== undefined;
}

/** @returns the fields of the chosen kind, which is the first one with a text field */
async function chooseKind(rows: Locator, { types }: Blocks): Promise<Fields> {
  const kind = Object.values(types).find(({ fields }) => Object.values(fields).some(isText));
  if (!kind) throw new Error('No kind of item takes a text.');
  const picker = rows.page().getByRole('dialog');
  await picker.getByRole('button', { name: new RegExp(`^${kind.label}( |$)`) }).click();
  return kind.fields;
}

/** The fillable fields, including those in groups, each with the labels of the groups that contain it. */
function fieldsOf(
  fields: Fields,
  labels: readonly string[] = [],
): readonly { readonly field: Field; readonly labels: readonly string[] }[] {
  return Object.values(fields)
    .filter(isFillable)
    .flatMap((field) =>
      field.type === 'group'
        ? fieldsOf(field.fields, field.label === undefined ? labels : [...labels, field.label])
        : [{ field, labels }],
    );
}

/**
 * Opens the tab that shows a field, in a form or a group whose parts are tabs or steps.
 * @param labels those of the groups that contain the field
 */
async function openTab(scope: Locator, labels: readonly string[], field: Field): Promise<void> {
  const own = isItems(field) ? field.label : fieldTexts.general;
  let within = scope;
  for (const [index, title] of [...labels, own].entries()) {
    const group = labels[index - 1];
    const tabs = group === undefined ? fieldTexts.parts : fieldTexts.partsOf({ label: group });
    const tab = within
      .getByRole('tablist', { name: tabs, exact: true })
      .getByRole('tab', { name: new RegExp(`^(\\d+\\. )?${escaped(title)}( |$)`) });
    if ((await tab.count()) === 0) continue;
    await tab.click();
    within = within.locator(`[id="${(await tab.getAttribute('aria-controls')) ?? ''}"]`);
  }
}

/** A pattern that matches the text. */
function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`);
}

/** The region that is named by these labels; the whole scope if there is none. */
async function regionOf(scope: Locator, labels: readonly string[]): Promise<Locator> {
  const region = scope.getByRole('region', { name: labels.join(' '), exact: true });
  return labels.length > 0 && (await region.count()) > 0 ? region.first() : scope;
}

function fill(scope: Locator, field: Field, mark: string): Promise<Check> {
  const { type, label = '' } = field;
  const input = scope.getByRole('textbox', { name: label, exact: true }).first();
  return FILLERS[type]({ scope, type, label, mark, input });
}

/** A field to fill in, and the input with its label. */
interface FieldToFill {
  readonly scope: Locator;
  readonly type: FieldType;
  readonly label: string;
  readonly mark: string;
  readonly input: Locator;
}

type Filler = (field: FieldToFill) => Promise<Check>;

/** How a person fills a field of each type. */
const FILLERS: { readonly [Type in FieldType]: Filler } = {
  text: enterLabelled,
  multiline: enterLabelled,
  link: ({ input, mark }) => enter(input, `https://site.example/${mark}`),
  email: ({ input, mark }) => enter(input, `${mark}@site.example`),
  async richText({ scope, input, mark }) {
    await focusText(input);
    await scope.page().keyboard.type(mark);
    return () => expect(input).toContainText(mark);
  },
  choice: ({ scope, label, input }) =>
    choose(scope.getByRole('combobox', { name: label, exact: true }).or(input).first()),
  async image({ scope, label, mark }) {
    const drop = dropCell(scope, label);
    // An existing image stays.
    if ((await drop.count()) > 0) await uploadImage(drop, { name: `${mark}.png` });
    return () => expect(drop).toHaveCount(0);
  },
  async document({ scope, mark }) {
    await uploadFile(scope, pdf(`${mark}.pdf`));
    return () => expect(scope.getByText(`${mark}.pdf`).first()).toBeVisible();
  },
  number: refuse,
  money: refuse,
  date: refuse,
  month: refuse,
  time: refuse,
  dateTime: refuse,
  timeRange: refuse,
  toggle: refuse,
  radio: refuse,
  multiChoice: refuse,
  quantity: refuse,
  textList: refuse,
  days: refuse,
  tags: refuse,
  phone: refuse,
  readOnly: refuse,
  videoLink: refuse,
  links: refuse,
  images: refuse,
  media: refuse,
  video: refuse,
  videos: refuse,
  documents: refuse,
  place: refuse,
  coordinates: refuse,
  pages: refuse,
  entries: refuse,
  permissions: refuse,
  group: refuse,
  list: refuse,
  blocks: refuse,
  oneOf: refuse,
};

function enterLabelled({ input, label, mark }: FieldToFill): Promise<Check> {
  return enter(input, `${label} ${mark}`);
}

async function enter(input: Locator, value: string): Promise<Check> {
  await input.fill(value);
  return () => expect(input).toHaveValue(value);
}

/** No editor requires a field of such a type yet. */
function refuse({ type, label }: FieldToFill): never {
  throw new Error(`'${label}' has to be filled, and nothing here knows how to fill a field of type ${type}.`);
}

/** Selects the last option. A value preselected by the address stays. */
async function choose(input: Locator): Promise<Check> {
  // Options that are still loading cannot be selected yet.
  if ((await input.inputValue()) === '') await expect(input).toBeEditable();
  if (await input.isEditable()) {
    const isSelect = await input.evaluate((element) => element.tagName === 'SELECT');
    if (isSelect) {
      await expect(input.getByRole('option').nth(1)).toBeAttached();
      await input.selectOption({ index: (await input.getByRole('option').count()) - 1 });
    } else {
      await input.click();
      await input.page().getByRole('listbox').getByRole('option').last().click();
    }
  }
  const value = await input.inputValue();
  expect(value).not.toBe('');
  return () => expect(input).toHaveValue(value);
}

function dropCell(scope: Locator, label: string): Locator {
  return scope.getByRole('button', { name: new RegExp(`^Upload ${label} `) }).locator('..');
}

/** Whether a field can be filled in: conditional fields are excluded, except required ones that are only disabled. */
function isFillable(field: Field): boolean {
  const { readOnly, visibleWhen, enabledWhen } = field;
  const isHidden = 'hidden' in field && field.hidden;
  const isLocked = 'lockedWhile' in field && field.lockedWhile === 'new';
  const isDisabled = enabledWhen !== undefined && !isRequired(field);
  return !readOnly && !visibleWhen && !isDisabled && !isHidden && !isLocked;
}

function isRequired(field: Field): boolean {
  return 'required' in field && field.required.length > 0;
}

/** Whether `fillForm` or `addItem` enters something into it. */
function isEntered(field: Field): boolean {
  return isText(field) || isItems(field) || isRequired(field);
}

function isText({ type }: Field): boolean {
  return type === 'text' || type === 'multiline';
}

function isAddress({ type }: Field): boolean {
  return type === 'email' || type === 'link';
}

function isItems(field: Field): field is ItemsField {
  return field.type === 'list' || field.type === 'blocks';
}
