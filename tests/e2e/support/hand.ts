import { expect, type Locator } from '@playwright/test';
import type { BrandEditor, FieldType } from '../../../src/definition';
import { chooseAction, focusText, openRow, rowOf } from './editor';
import { pdf, uploadFile, uploadImage } from './uploads';

/** Looks whether what was entered is there. */
type Check = () => Promise<void>;

/** The fields of an editor as a brand has them. */
export type Fields = BrandEditor['fields'];

type Field = Fields[string];
type Blocks = Extract<Field, { readonly type: 'blocks' }>;
/** A field that holds items, of one kind or of several. */
type ItemsField = Extract<Field, { readonly type: 'list' }> | Blocks;

/** A list of a form with the part of the screen that shows it. */
export interface FormList {
  readonly field: ItemsField;
  readonly rows: Locator;
}

/**
 * Gives a text to each field that takes one, and something to each other one that must not be empty.
 * @param scope where the form is
 * @param mark part of every text, to tell it from others
 */
export async function fillForm(scope: Locator, fields: Fields, mark: string): Promise<Check> {
  const checks: Check[] = [];
  for (const { field, labels } of fieldsOf(fields)) {
    if (!isText(field) && !isRequired(field)) continue;
    checks.push(await fill(await regionOf(scope, labels), field, mark));
  }
  return async () => {
    for (const check of checks) await check();
  };
}

/** What must be filled in, with one text and one list, of the fields and of each group. */
export function fewOf(fields: Fields): Fields {
  const open = Object.values(fields).filter(isOpen);
  const kept = [open.find(isText), open.find(isItems)];
  return among(fields, (field) => kept.includes(field), fewOf);
}

/** What must be filled in, with the fields that no form of `others` has as they are here. */
export function ownOf(fields: Fields, others: readonly Fields[]): Fields {
  return among(
    fields,
    (field, name) => isEntered(field) && isNew(field, named(others, name)),
    (inner, name) => ownOf(inner, groupsNamed(others, name)),
  );
}

/** Whether there is something to fill in that no form of `others` has as it is here. */
export function hasOwn(fields: Fields, others: readonly Fields[]): boolean {
  return Object.entries(fields).some(([name, field]) => {
    if (!isOpen(field)) return false;
    if (field.type === 'group') return hasOwn(field.fields, groupsNamed(others, name));
    return isEntered(field) && isNew(field, named(others, name));
  });
}

/** The lists of a form, those inside of their items left out. */
export async function listsOf(scope: Locator, fields: Fields): Promise<readonly FormList[]> {
  const lists: FormList[] = [];
  for (const { field, labels } of fieldsOf(fields)) {
    if (isItems(field)) lists.push({ field, rows: await regionOf(scope, [...labels, field.label]) });
  }
  return lists;
}

/** Adds an item to the end of a list and enters a text that its line shows, or that of an item inside of it. */
export async function addItem({ field, rows }: FormList, text: string): Promise<void> {
  const number = (await countItems({ field, rows })) + 1;
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
  const name = await nameOfLast(list);
  await chooseAction(list.rows, name, `Move ${name} up`);
}

/** Removes the last item. */
export async function removeLast(list: FormList): Promise<void> {
  const name = await nameOfLast(list);
  await list.rows.getByRole('button', { name: `Remove ${name}`, exact: true }).click();
}

/** The last items of a list hold these texts, in this order. */
export async function expectLast(list: FormList, texts: readonly string[]): Promise<void> {
  const { field, rows } = list;
  const first = (await countItems(list)) - texts.length + 1;
  for (const [index, text] of texts.entries()) {
    const name = `${field.itemLabel} ${first + index}`;
    if (await rowOf(rows, name).filter({ hasText: text }).isVisible()) continue;
    const item = await openRow(rows, name);
    await expect(item.getByRole('button', { name: text }).first()).toBeVisible();
  }
}

/** The open fields that must be filled in or are kept, and what `ofGroup` leaves of each group. */
function among(
  fields: Fields,
  isKept: (field: Field, name: string) => boolean,
  ofGroup: (fields: Fields, name: string) => Fields,
): Fields {
  return Object.fromEntries(
    Object.entries(fields).flatMap(([name, field]): readonly [string, Field][] => {
      if (!isOpen(field)) return [];
      if (field.type === 'group') return [[name, { ...field, fields: ofGroup(field.fields, name) }]];
      return isRequired(field) || isKept(field, name) ? [[name, field]] : [];
    }),
  );
}

function named(forms: readonly Fields[], name: string): readonly Field[] {
  return forms.flatMap((fields) => fields[name] ?? []);
}

function groupsNamed(forms: readonly Fields[], name: string): readonly Fields[] {
  return named(forms, name).flatMap((field) => (field.type === 'group' ? [field.fields] : []));
}

function isNew(field: Field, others: readonly Field[]): boolean {
  return others.every((other) => JSON.stringify(other) !== JSON.stringify(field));
}

/** How many items a list has. */
function countItems({ field, rows }: FormList): Promise<number> {
  return rows.getByRole('button', { name: new RegExp(`^Remove ${field.itemLabel} \\d+$`) }).count();
}

async function nameOfLast(list: FormList): Promise<string> {
  return `${list.field.itemLabel} ${await countItems(list)}`;
}

/** @returns whether there is a field for the text */
async function fillItem(item: Locator, fields: Fields, text: string): Promise<boolean> {
  const open = Object.values(fields).filter(isOpen);
  const shown = open.find(isText) ?? open.find(({ type }) => type === 'richText') ?? open.find(isAddress);
  for (const field of open) {
    if (field === shown || isRequired(field)) await fill(item, field, text);
  }
  return shown !== undefined;
}

/** @returns the fields of the chosen kind: the first that a text can be typed into */
async function chooseKind(rows: Locator, { types }: Blocks): Promise<Fields> {
  const kind = Object.values(types).find(({ fields }) => Object.values(fields).some(isText));
  if (!kind) throw new Error('No kind of item takes a text.');
  const kinds = rows.page().getByRole('dialog');
  await kinds.getByRole('button', { name: new RegExp(`^${kind.label}( |$)`) }).click();
  return kind.fields;
}

/** The fields that a value can be given, those of groups too, each with the labels of the groups around it. */
function fieldsOf(
  fields: Fields,
  labels: readonly string[] = [],
): readonly { readonly field: Field; readonly labels: readonly string[] }[] {
  return Object.values(fields)
    .filter(isOpen)
    .flatMap((field) =>
      field.type === 'group'
        ? fieldsOf(field.fields, field.label === undefined ? labels : [...labels, field.label])
        : [{ field, labels }],
    );
}

/** The part of the screen that is called by these labels; all of it where no part is. */
async function regionOf(scope: Locator, labels: readonly string[]): Promise<Locator> {
  const region = scope.getByRole('region', { name: labels.join(' '), exact: true });
  return labels.length > 0 && (await region.count()) > 0 ? region.first() : scope;
}

function fill(scope: Locator, field: Field, mark: string): Promise<Check> {
  const { type, label = '' } = field;
  const input = scope.getByRole('textbox', { name: label, exact: true }).first();
  return HANDS[type]({ scope, type, label, mark, input });
}

/** A field to be filled, and the input of its label. */
interface Filled {
  readonly scope: Locator;
  readonly type: FieldType;
  readonly label: string;
  readonly mark: string;
  readonly input: Locator;
}

type Hand = (filled: Filled) => Promise<Check>;

/** How a person fills a field of each type. */
const HANDS: { readonly [Type in FieldType]: Hand } = {
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
    // What is there already stays.
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

function enterLabelled({ input, label, mark }: Filled): Promise<Check> {
  return enter(input, `${label} ${mark}`);
}

async function enter(input: Locator, value: string): Promise<Check> {
  await input.fill(value);
  return () => expect(input).toHaveValue(value);
}

/** No editor asks for one, yet. */
function refuse({ type, label }: Filled): never {
  throw new Error(`'${label}' has to be filled, and nothing here knows how to fill a field of type ${type}.`);
}

/** Takes the last of what is offered. What the address has chosen already stays. */
async function choose(input: Locator): Promise<Check> {
  // Choices that are still being loaded cannot be taken yet.
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

/** Whether a field can be given a value: what depends on others is left out, unless it must not be empty. */
function isOpen(field: Field): boolean {
  const { readOnly, visibleWhen, enabledWhen } = field;
  const isHidden = 'hidden' in field && field.hidden;
  const isLocked = 'lockedWhile' in field && field.lockedWhile === 'new';
  const isClosed = enabledWhen !== undefined && !isRequired(field);
  return !readOnly && !visibleWhen && !isClosed && !isHidden && !isLocked;
}

function isRequired(field: Field): boolean {
  return 'required' in field && field.required.length > 0;
}

/** Whether `fillForm`, or `addItem`, gives it something. */
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
