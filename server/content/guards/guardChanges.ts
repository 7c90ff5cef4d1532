import { limitMessage } from '../../../src/compile/checkField';
import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import type { CollectionNode, FieldNode, PageTree } from '../tree/assembleTree';
import type { PlacedField, PlacedTree } from '../tree/placeNodes';
import { cleanField } from './cleanField';
import { filesInText, requireFiles, requireNamedDocuments, type NamedFile } from './files';
import type { HeldList } from './heldPlaces';
import type { HeldText } from './heldText';
import { storedItems, type SavedItem, type SavedPage, type SavedPages } from './savedPage';
import { newReferences, requireReferences, type NewReferences } from './references';
import { requireSizes } from './sizes';
import { storedValues, valuesInside, type StoredValues } from './storedValues';

/** What a mutation changes of pages. */
interface ChangedPages {
  /** What would be written. */
  readonly changed: PlacedTree;
  /** The pages as they will be. */
  readonly pages: SavedPages;
}

/**
 * Holds what a save changes of pages to what the forms of their editors take, by the place where it is stored (CONT-045):
 * values, files, lengths and numbers of items. What was stored before the document may stay, and no value at all
 * may always be: drafts and what is required are the form's. What comes to another place by a changed name or parent is held to that place.
 * @returns what is to be written: choices are spelled as the definitions have them
 * @throws BadInput in the words of the form, with the place on the page
 */
export async function guardChanges(context: WriteContext, changes: ChangedPages): Promise<PlacedTree> {
  try {
    return await guarded(context, changes);
  } catch (error) {
    throw error instanceof BadInput ? withPlace(error, changes) : error;
  }
}

/** The same refusal, with the names to the node that it is about: the innermost one whose argument it names. */
function withPlace({ argument, message }: BadInput, { changed, pages }: ChangedPages): BadInput {
  const nodes = [...changed.containers, ...changed.collections, ...changed.fields];
  const [node] = nodes
    .filter((one) => argument === one.argument || argument.startsWith(`${one.argument}.`))
    .sort((a, b) => b.argument.length - a.argument.length);
  const place = node && pages.get(node.pageId)?.place(node.id);
  return new BadInput(argument, message, place);
}

async function guarded(context: WriteContext, { changed, pages }: ChangedPages): Promise<PlacedTree> {
  requireSizes(changed);
  let fields = changed.fields.map((field) => (pages.has(field.pageId) ? field : cleanField(field, undefined)));
  for (const [pageId, saved] of pages) {
    const { page, before, allowedFiles } = context.writes.get(pageId);
    const guardedPage: GuardedPage = {
      saved,
      values: storedValues(before),
      before,
      files: [],
      references: [],
    };
    fields = [
      ...fields.map((field) => (field.pageId === pageId ? guardSent(guardedPage, field) : field)),
      ...carriedFields(saved.tree, changed).flatMap((field) => guardCarried(guardedPage, field)),
    ];
    requireCounts(guardedPage);
    const tenantId = page.brand_tenant_id;
    await requireFiles(
      context.database,
      guardedPage.files.map((file) => ({ ...file, tenantId })),
    );
    await requireReferences(context, page.brand_name, guardedPage.references);
    // The rest of the page is asked about when it is written; here the field is known, which the form marks.
    const sent = fields.filter((field) => field.pageId === pageId);
    await requireNamedDocuments(context, {
      before: before?.rows,
      after: sent,
      allowed: allowedFiles,
      argumentOf: (isNamed) => sent.find(isNamed)?.argument ?? '',
    });
  }
  return { ...changed, fields };
}

interface GuardedPage {
  readonly saved: SavedPage;
  /** What the page held before the document. */
  readonly values: StoredValues;
  readonly before: PageTree | undefined;
  /** The files that fields came to name. */
  readonly files: NamedFile[];
  /** What fields came to refer to. */
  readonly references: NewReferences[];
}

/** A field that was sent; what was not sent of it is what is stored. */
function guardSent(guarded: GuardedPage, sent: PlacedField): PlacedField {
  const stored = guarded.saved.tree.fields.get(sent.id);
  const whole = stored ? withStored(sent, stored) : sent;
  const { argument } = sent;
  const at = { value: `${argument}.value`, key: `${argument}.meta_data.key` };
  const accepted = guardField(guarded, cleanField(whole, guarded.saved), at);
  return accepted === whole.value ? sent : { ...whole, value: accepted };
}

/** A field that was not sent, but comes to another place with its collection. */
function guardCarried(guarded: GuardedPage, field: PlacedField): readonly PlacedField[] {
  const at = { value: field.argument, key: field.argument };
  const accepted = guardField(guarded, cleanField(field, guarded.saved), at);
  return accepted === field.value ? [] : [{ ...field, value: accepted }];
}

function withStored(sent: PlacedField, { value, meta_data: metaData }: FieldNode): PlacedField {
  return {
    ...sent,
    hasValue: true,
    value: sent.hasValue ? sent.value : value,
    metaData: sent.metaData ? { ...metaData, ...sent.metaData } : metaData,
  };
}

/** The fields below containers and collections that get another name or parent. */
function carriedFields(tree: PageTree, { containers, collections, fields }: PlacedTree): readonly PlacedField[] {
  const sent = new Set(fields.map(({ id }) => id));
  const carried = new Map<string, PlacedField>();
  const carry = (below: CollectionNode, argument: string): void => {
    for (const field of below.fields)
      if (!sent.has(field.id)) carried.set(field.id, asPlaced(field, { tree, argument }));
    for (const child of below.children) carry(child, argument);
  };
  for (const { id, name, argument } of containers) {
    const stored = tree.containers.find((container) => container.id === id);
    if (stored && name !== null && name !== stored.name)
      stored.field_collections.forEach((one) => carry(one, argument));
  }
  for (const { id, name, containerId, parentId, argument } of collections) {
    const stored = tree.collections.get(id);
    if (stored === undefined) continue;
    const isRenamed = name !== null && name !== stored.name;
    if (isRenamed || containerId !== stored.containerId || parentId !== stored.parentId) carry(stored, argument);
  }
  return [...carried.values()];
}

function asPlaced(
  { id, collectionId, value, meta_data: metaData }: FieldNode,
  { tree, argument }: { readonly tree: PageTree; readonly argument: string },
): PlacedField {
  const unchanged = { name: null, order: null, label: null, hasLabel: false } as const;
  return {
    ...unchanged,
    id,
    pageId: tree.pageId,
    collectionId,
    value,
    hasValue: true,
    metaData,
    nested: true,
    argument,
  };
}

/**
 * @param at which arguments the value and the key in the meta data are, for errors
 * @returns the value as it is stored
 */
function guardField(
  { saved, values, files, references }: GuardedPage,
  { id, collectionId, value, metaData }: PlacedField,
  at: { readonly value: string; readonly key: string },
): string | null {
  const name = saved.item(id)?.name ?? '';
  const texts = saved.heldNode(collectionId)?.texts.get(name);
  const [first] = texts ?? [];
  if (texts === undefined || first === undefined) return value;
  const place = [saved.item(collectionId)?.name ?? '', name];
  const wasStored = (text: string, ...inside: readonly string[]) => values.has([...place, ...inside], text);
  if (first.guard.as === 'file') {
    const { accept = [] } = first.guard;
    const key = metaData?.['key'];
    const named = [{ key: value, argument: at.value }];
    if (typeof key === 'string' && key !== value) named.push({ key, argument: at.key });
    for (const file of named) if (file.key && !wasStored(file.key)) files.push({ ...file, key: file.key, accept });
  }
  if (value === null || value.trim() === '') return value;
  const accepted = acceptedText(texts, value, { argument: at.value, wasStored });
  if (first.guard.as !== 'file' && !wasStored(value)) files.push(...filesInText(accepted, at.value));
  const stored = () => values.named(name);
  references.push(...newReferences(first, accepted, { argument: at.value, storedAs: name, stored }));
  return accepted;
}

/**
 * A text as it is stored, by the first of its definitions that takes it.
 * @throws BadInput in the words of the form
 */
export function acceptedText(
  texts: readonly HeldText[],
  text: string,
  given: { readonly argument: string; readonly wasStored: (text: string, ...inside: readonly string[]) => boolean },
): string {
  const { argument, wasStored } = given;
  const refusals = texts.map((held) => held.refusal(text));
  const taking = texts[refusals.indexOf(undefined)];
  if (taking === undefined) {
    // Looked up last: most texts are right, and of those nobody needs to know what was stored.
    if (wasStored(text)) return text;
    throw new BadInput(argument, refusals[0] ?? '');
  }
  for (const [key, value] of taking.inside ? valuesInside(text) : []) {
    const refusal = taking.inside?.get(key)?.refusal(value);
    if (refusal !== undefined && !wasStored(value, key)) throw new BadInput(argument, refusal);
  }
  const spelled = taking.spelled(text);
  return spelled === text || wasStored(text) ? text : spelled;
}

/** Refuses lists that grew beyond their bound; what was as long before may stay so. */
function requireCounts({ saved, before }: GuardedPage): void {
  if (!saved.hasNew) return;
  const items = [...saved.items()];
  const grown = new Set(items.flatMap(({ isNew, parentId }) => (isNew ? parentId : [])));
  const siblings = new Map<string, SavedItem[]>();
  for (const item of items) {
    if (!grown.has(item.parentId)) continue;
    const beside = siblings.get(item.parentId) ?? [];
    siblings.set(item.parentId, beside);
    beside.push(item);
  }
  for (const [parentId, beside] of siblings) {
    for (const list of saved.heldNode(parentId)?.lists ?? []) {
      const ofList = beside.filter((item) => isOf(list, item));
      const { argument } = ofList.findLast(({ isNew }) => isNew) ?? {};
      if (argument === undefined || ofList.length <= list.maxItems) continue;
      if (ofList.length <= longestStored(list, before)) continue;
      throw new BadInput(argument, limitMessage(list.field, 'maxItems', list.maxItems));
    }
  }
}

/** The most items that a list of these names had before. */
function longestStored(list: HeldList, before: PageTree | undefined): number {
  const counts = new Map<string, number>();
  for (const item of before ? storedItems(before) : []) {
    if (isOf(list, item)) counts.set(item.parentId, (counts.get(item.parentId) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function isOf({ kind, names }: HeldList, item: SavedItem): boolean {
  return item.kind === kind && names.has(item.name);
}
