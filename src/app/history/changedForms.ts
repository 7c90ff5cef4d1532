import type { Client } from 'urql';
import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import type { DeployChange } from '../../api/deploy';
import { compileEditor } from '../../compile';
import { isCardArea, isRowsArea, recordAreaOf, type PlacedFields, type StoredRows } from '../../definition';
import { differences } from '../../form';
import { formerRows, type SetRow } from '../../lib/replacedRows';
import {
  createPageHistory,
  createRecordHistory,
  createSetHistory,
  type VersionHistory,
  type Version,
} from '../../stores/history';
import {
  compileRecordLens,
  compileRowsLens,
  unitsOf,
  type Container,
  type FieldCollection,
  type FormData,
  type JsonRecord,
} from '../../tree';
import { screenOfPage } from '../pageScreens';
import { recordEditor } from '../recordEditor';
import type { BrandContext } from '../screenOfEntry';

/** A form of a page or record, before and after its changes. */
export interface ChangedForm {
  readonly title: string;
  readonly fields: PlacedFields;
  readonly before: FormData;
  readonly after: FormData;
}

interface CompareContext extends BrandContext {
  readonly client: Client;
  /** Whether the service keeps the versions of sets. */
  readonly hasSetHistory: boolean;
}

/**
 * The forms of a page or record that were changed since a time.
 * @param since ISO 8601
 * @returns 'new' if the entry did not exist then; undefined if it cannot be compared
 * @throws the errors of src/api/errors.ts
 */
export async function readChangedForms(
  change: DeployChange,
  since: string,
  context: CompareContext,
): Promise<readonly ChangedForm[] | 'new' | undefined> {
  const forms = await (change.kind === 'page'
    ? pageForms(change, since, context)
    : recordForms(change, since, context));
  if (forms === undefined || forms === 'new') return forms;
  return forms.filter(({ fields, ...sides }) => differences(fields, sides).length > 0);
}

async function pageForms(change: DeployChange, since: string, { client, session, brand }: CompareContext) {
  const { id, name, slug, of: tag } = change;
  const screen = await screenOfPage(change, session, brand);
  if (!screen) return undefined;
  const read = (containers: readonly Container[]) => ({ id, name, slug, tag, brand_id: brand.id, containers });
  const pages = await sidesSince(createPageHistory({ client, pageId: id, read }), since);
  if (pages === undefined || pages === 'new') return pages;
  const { area, forms } = screen;
  const stored = isCardArea(area) ? area.units : undefined;
  return forms.flatMap(({ definition, section }): readonly ChangedForm[] => {
    const { editor, lens } = compileEditor(definition, brands[brand.name]);
    const { title, fields } = editor;
    if (section === undefined || stored === undefined) {
      return [{ title, fields, before: lens.treeToForm(pages.before), after: lens.treeToForm(pages.after) }];
    }
    const earlier = new Map(unitsOf(pages.before, stored).map((unit) => [unit.id, unit]));
    const formOf = (unit: FieldCollection | undefined) => {
      const found = unit?.children.find((child) => child.name === section.collection);
      return found ? lens.treeToForm(found) : {};
    };
    return unitsOf(pages.after, stored).map((unit) => {
      const before = formOf(earlier.get(unit.id));
      return { title: `${unit.name} › ${title}`, fields, before, after: formOf(unit) };
    });
  });
}

type ChangedRecord = Pick<DeployChange, 'of' | 'id'>;

async function recordForms({ of, id }: ChangedRecord, since: string, context: CompareContext) {
  const { client, brand } = context;
  const area = recordAreaOf(areas, of);
  if (!area) return rowForms({ of, id }, since, context);
  const definition = recordEditor(area, (await editorsOfArea[area.name]?.()) ?? [], 'change');
  const { editor, lens } = compileEditor(definition, brands[brand.name]);
  const { title, fields } = editor;
  const { recordToTree } = compileRecordLens(fields);
  const history = createRecordHistory({ client, of, id, read: (values) => lens.treeToForm(recordToTree(values)) });
  const sides = await sidesSince(history, since);
  return sides === undefined || sides === 'new' ? sides : [{ title, fields, before: sides.before, after: sides.after }];
}

/** One record of a list that is edited as a whole, as the form of the list shows it. */
async function rowForms(
  { of, id }: ChangedRecord,
  since: string,
  { client, brand, hasSetHistory }: Omit<CompareContext, 'session'>,
) {
  const area = areas.filter(isRowsArea).find(({ records: [{ kind }] }) => kind === of);
  if (!area) return undefined;
  const sides =
    (hasSetHistory ? await sidesInSet({ of, id }, since, { client, brand }) : undefined) ??
    (await sidesSince(createRecordHistory({ client, of, id, read: (values) => values }), since));
  if (sides === undefined || sides === 'new') return sides;
  const { before, after } = sides;
  const definition = (await editorsOfArea[area.name]?.())?.find(
    ({ stored }) => 'rows' in stored && matchesFilter(stored, after),
  );
  if (!definition) return undefined;
  const { editor, lens } = compileEditor(definition, brands[brand.name]);
  const { rowsToTree } = compileRowsLens(editor.fields);
  const formOf = (values: JsonRecord) => lens.treeToForm(rowsToTree([{ id, values }]));
  return [{ title: editor.title, fields: editor.fields, before: formOf(before), after: formOf(after) }];
}

/**
 * A record and what it was in its set at a time, perhaps under another id; undefined if the set or the record is not there.
 * @returns 'new' if it did not exist then
 */
async function sidesInSet(
  { of, id }: ChangedRecord,
  since: string,
  { client, brand }: Pick<CompareContext, 'client' | 'brand'>,
) {
  const read = (records: readonly (JsonRecord & SetRow)[]) => records;
  const sets = await sidesSince(createSetHistory({ client, of, brandId: brand.id, read }), since);
  if (sets === undefined || sets === 'new' || !sets.isExact) return undefined;
  const after = sets.after.find((record) => record.id === id);
  if (after === undefined) return undefined;
  const before = formerRows(sets.before, sets.after).get(id);
  return before === undefined ? 'new' : { before, after };
}

/** Whether a record belongs to the set that an editor edits. */
function matchesFilter({ where = {} }: StoredRows, values: JsonRecord): boolean {
  return Object.entries(where).every(([property, value]) => values[property] === value);
}

/** The version at a time, or the oldest one that is kept (then it is not exact), and the newest version. */
async function sidesSince<Form>(
  history: VersionHistory<Form>,
  since: string,
): Promise<{ readonly before: Form; readonly after: Form; readonly isExact: boolean } | 'new' | undefined> {
  let newest: Version | undefined;
  let earlier: Version | undefined;
  let isExact = false;
  for (let page = 1; page <= MAX_VERSION_PAGES; page += 1) {
    const { items, hasMore } = await history.versions(page);
    newest ??= items[0];
    const known = items.find(({ at }) => Date.parse(at) <= Date.parse(since));
    earlier = known ?? items.at(-1) ?? earlier;
    isExact = known !== undefined;
    if (isExact) break;
    if (!hasMore && earlier?.revision === 1) return 'new';
    if (!hasMore) break;
  }
  if (newest === undefined || earlier === undefined) return undefined;
  const [before, after] = await Promise.all([history.formAt(earlier.revision), history.formAt(newest.revision)]);
  return before === undefined || after === undefined ? undefined : { before, after, isExact };
}

/** Maximum number of pages of versions that are searched. */
const MAX_VERSION_PAGES = 20;
