import { limitMessage } from '../../../src/compile/checkField';
import { BadInput } from '../../errors';
import type { WriteContext } from '../context';
import type { CollectionNode, FieldNode, PageTree } from '../tree/assembleTree';
import type { PlacedField, PlacedTree } from '../tree/placeNodes';
import { cleanField } from './cleanField';
import { filesInText, requireFiles, requireAccessToNewDocuments, type FileReference } from './files';
import type { ListLimit } from './pageRules';
import type { TextRules } from './textRules';
import { storedItems, type SavedItem, type SavedPage, type SavedPages } from './savedPage';
import { newReferences, requireReferences, type NewReferences } from './references';
import { requireSizes } from './sizes';
import { storedValues, valuesInside, type StoredValues } from './storedValues';

/** The changes that a mutation makes to pages. */
interface ChangedPages {
  /** The nodes to be written. */
  readonly changed: PlacedTree;
  /** The pages as they will be after the mutation. */
  readonly pages: SavedPages;
}

/**
 * Validates the changes of a save against the definitions, by the place where they are stored (CONT-045): values, files, lengths and
 * numbers of items. Values stored before the document may stay, and empty values are always accepted: required fields and drafts
 * are up to the form. Nodes that are renamed or moved must be valid in their new place.
 * @returns the nodes to be written, with choices spelled as in the definitions
 * @throws BadInput with the message of the form, and the place on the page
 */
export async function guardChanges(context: WriteContext, changes: ChangedPages): Promise<PlacedTree> {
  try {
    return await guardPages(context, changes);
  } catch (error) {
    throw error instanceof BadInput ? withPlace(error, changes) : error;
  }
}

/** Adds the place on the page to an error: the names down to the innermost node that its argument belongs to. */
function withPlace({ argument, message }: BadInput, { changed, pages }: ChangedPages): BadInput {
  const nodes = [...changed.containers, ...changed.collections, ...changed.fields];
  const [node] = nodes
    .filter((one) => argument === one.argument || argument.startsWith(`${one.argument}.`))
    .sort((a, b) => b.argument.length - a.argument.length);
  const place = node && pages.get(node.pageId)?.place(node.id);
  return new BadInput(argument, message, place);
}

async function guardPages(context: WriteContext, { changed, pages }: ChangedPages): Promise<PlacedTree> {
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
      ...movedFields(saved.tree, changed).flatMap((field) => guardMoved(guardedPage, field)),
    ];
    requireCounts(guardedPage);
    const tenantId = page.brand_tenant_id;
    await requireFiles(
      context.database,
      guardedPage.files.map((file) => ({ ...file, tenantId })),
    );
    await requireReferences(context, page.brand_name, guardedPage.references);
    // The rest of the page is checked when it is written; here the field is known, so that the form can mark it.
    const sent = fields.filter((field) => field.pageId === pageId);
    await requireAccessToNewDocuments(context, {
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
  /** The values of the page before the document. */
  readonly values: StoredValues;
  readonly before: PageTree | undefined;
  /** New references to files. */
  readonly files: FileReference[];
  /** New references to entries. */
  readonly references: NewReferences[];
}

/** Validates a field that was sent; parts of it that were not sent are taken from what is stored. */
function guardSent(page: GuardedPage, sent: PlacedField): PlacedField {
  const stored = page.saved.tree.fields.get(sent.id);
  const merged = stored ? withStored(sent, stored) : sent;
  const { argument } = sent;
  const at = { value: `${argument}.value`, key: `${argument}.meta_data.key` };
  const accepted = guardField(page, cleanField(merged, page.saved), at);
  return accepted === merged.value ? sent : { ...merged, value: accepted };
}

/** Validates a field that was not sent, but is moved along with its collection. */
function guardMoved(page: GuardedPage, field: PlacedField): readonly PlacedField[] {
  const at = { value: field.argument, key: field.argument };
  const accepted = guardField(page, cleanField(field, page.saved), at);
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

/** The unsent fields below containers and collections that are renamed or moved. */
function movedFields(tree: PageTree, { containers, collections, fields }: PlacedTree): readonly PlacedField[] {
  const sent = new Set(fields.map(({ id }) => id));
  const moved = new Map<string, PlacedField>();
  const collect = (below: CollectionNode, argument: string): void => {
    for (const field of below.fields) if (!sent.has(field.id)) moved.set(field.id, asPlaced(field, { tree, argument }));
    for (const child of below.children) collect(child, argument);
  };
  for (const { id, name, argument } of containers) {
    const stored = tree.containersById.get(id);
    if (stored && name !== null && name !== stored.name)
      stored.field_collections.forEach((one) => collect(one, argument));
  }
  for (const { id, name, containerId, parentId, argument } of collections) {
    const stored = tree.collections.get(id);
    if (stored === undefined) continue;
    const isRenamed = name !== null && name !== stored.name;
    if (isRenamed || containerId !== stored.containerId || parentId !== stored.parentId) collect(stored, argument);
  }
  return [...moved.values()];
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
 * @param at the arguments of the value and of the key in its meta data, for errors
 * @returns the value to be stored
 */
function guardField(
  { saved, values, files, references }: GuardedPage,
  { id, collectionId, value, metaData }: PlacedField,
  at: { readonly value: string; readonly key: string },
): string | null {
  const name = saved.item(id)?.name ?? '';
  const texts = saved.nodeRules(collectionId)?.texts.get(name);
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
  const accepted = validatedText(texts, value, { argument: at.value, wasStored });
  if (first.guard.as !== 'file' && !wasStored(value)) files.push(...filesInText(accepted, at.value));
  const stored = () => values.named(name);
  references.push(...newReferences(first, accepted, { argument: at.value, storedAs: name, stored }));
  return accepted;
}

/**
 * Validates a text with the first of its definitions that accepts it.
 * @returns the text to be stored
 * @throws BadInput with the message of the form
 */
export function validatedText(
  texts: readonly TextRules[],
  text: string,
  given: { readonly argument: string; readonly wasStored: (text: string, ...inside: readonly string[]) => boolean },
): string {
  const { argument, wasStored } = given;
  const refusals = texts.map((rules) => rules.problemIn(text));
  const accepting = texts[refusals.indexOf(undefined)];
  if (accepting === undefined) {
    // Checked last: most texts are valid, and need no lookup of what was stored.
    if (wasStored(text)) return text;
    throw new BadInput(argument, refusals[0] ?? '');
  }
  for (const [key, value] of accepting.itemRules ? valuesInside(text) : []) {
    const refusal = accepting.itemRules?.get(key)?.problemIn(value);
    if (refusal !== undefined && !wasStored(value, key)) throw new BadInput(argument, refusal);
  }
  const spelled = accepting.canonical(text);
  return spelled === text || wasStored(text) ? text : spelled;
}

/** Refuses lists that grow beyond their maximum; a list that was as long before may stay so. */
function requireCounts({ saved, before }: GuardedPage): void {
  if (!saved.hasNew) return;
  const items = [...saved.items()];
  const grown = new Set(items.flatMap(({ isNew, parentId }) => (isNew ? parentId : [])));
  const siblings = new Map<string, SavedItem[]>();
  for (const item of items) {
    if (!grown.has(item.parentId)) continue;
    const known = siblings.get(item.parentId) ?? [];
    siblings.set(item.parentId, known);
    known.push(item);
  }
  for (const [parentId, children] of siblings) {
    for (const list of saved.nodeRules(parentId)?.lists ?? []) {
      const ofList = children.filter((item) => isItemOf(list, item));
      const { argument } = ofList.findLast(({ isNew }) => isNew) ?? {};
      if (argument === undefined || ofList.length <= list.maxItems) continue;
      if (ofList.length <= maxStoredLength(list, before)) continue;
      throw new BadInput(argument, limitMessage(list.field, 'maxItems', list.maxItems));
    }
  }
}

/** The length of the longest stored list of these items. */
function maxStoredLength(list: ListLimit, before: PageTree | undefined): number {
  const counts = new Map<string, number>();
  for (const item of before ? storedItems(before) : []) {
    if (isItemOf(list, item)) counts.set(item.parentId, (counts.get(item.parentId) ?? 0) + 1);
  }
  return Math.max(0, ...counts.values());
}

function isItemOf({ kind, names }: ListLimit, item: SavedItem): boolean {
  return item.kind === kind && names.has(item.name);
}
