import type { Client } from 'urql';
import { isNotFound, undefinedIfRefused } from '../../api/errors';
import type { CompiledEditor } from '../../compile';
import { placeFields, type PlacedFields, type UnitSection } from '../../definition';
import { capitalized } from '../../lib/capitalized';
import type { EditorStore } from '../../stores/editorStore';
import { createPageHistory, type EditorHistory } from '../../stores/history';
import { savePageParts, type PagePart } from '../../stores/pageParts';
import type { PageReader } from '../../stores/pageReader';
import type { BatchSaveOutcome } from '../../stores/saveWithMerge';
import { createSectionStore } from '../../stores/sectionStore';
import type { Unit } from '../../stores/unitStore';
import { pageFromWire } from '../../stores/wire';
import { isGroup, itemsIn, sameValue, unitsOf, WITHOUT_IDS, type FormData, type StoredUnits } from '../../tree';
import { displayName } from './sectionTitle';
import { unitTexts } from './texts';

/** A section of a unit with its compiled editor. */
export interface CompiledSection extends Pick<UnitSection, 'key' | 'label' | 'collection'> {
  readonly compiled: CompiledEditor;
  /** Position among the sections of a unit. */
  readonly order: number;
}

/** A page with its units; every save of any of them creates a version. */
export interface VersionedPage {
  readonly client: Client;
  readonly reader: PageReader;
  readonly stored: StoredUnits;
  /** Editor and store of the page itself. */
  readonly page: { readonly compiled: CompiledEditor; readonly store: EditorStore };
  /** The sections that the user may open. */
  readonly sections: readonly CompiledSection[];
}

/** Key of the units next to the page's fields in the combined form; no key of a definition begins with '$'. */
const UNITS = '$units';

/** The fields of a page and its units in one form, for comparing versions; never used for storing. */
export function combinedFields(
  { page, sections }: Pick<VersionedPage, 'page' | 'sections'>,
  noun: string,
): PlacedFields {
  const groups = sections.map(({ key, label, compiled }) => [
    key,
    { type: 'group', label, place: [], fields: compiled.editor.fields } as const,
  ]);
  const name = placeFields({ name: { type: 'text', label: unitTexts.name({ noun }), stored: 'NAME' } });
  return {
    ...page.compiled.editor.fields,
    [UNITS]: {
      ...{ type: 'list', label: unitTexts.units, itemLabel: capitalized(noun), addLabel: '', summary: ['name'] },
      place: { in: undefined, kind: 'collection', name: '', from: 0 },
      fields: { ...name, ...(Object.fromEntries(groups) as PlacedFields) },
    },
  };
}

/** The combined history of a page and its units. */
export function combinedHistory({ client, reader, stored, page, sections }: VersionedPage): EditorHistory {
  return createPageHistory({
    client,
    pageId: reader.id,
    read(containers) {
      const wire = reader.latest();
      if (!wire) return undefined;
      const fullPage = { ...pageFromWire(wire), containers };
      const units = unitsOf(fullPage, stored).map(({ id, name, children }) => ({
        ...{ $id: id, name },
        ...Object.fromEntries(
          sections.map(({ key, collection, compiled: { lens, defaults } }) => {
            const section = children.find((child) => child.name === collection);
            return [key, section ? lens.treeToForm(section) : defaults];
          }),
        ),
      }));
      return { ...page.compiled.lens.treeToForm(fullPage), [UNITS]: units };
    },
  });
}

/** Names of the units that restoring a version adds (`back`) and removes (`gone`). */
export function unitsMoved(
  version: FormData,
  now: readonly Pick<Unit, 'id' | 'name'>[],
): { readonly back: readonly string[]; readonly gone: readonly string[] } {
  const before = itemsIn(version[UNITS]).map(({ $id: id, name }) => ({
    id,
    name: typeof name === 'string' ? name : '',
  }));
  return {
    back: before.filter(({ id }) => !now.some((unit) => unit.id === id)).map(displayName),
    gone: now.filter(({ id }) => !before.some((unit) => unit.id === id)).map(displayName),
  };
}

/**
 * Restores a page and the sections of its existing units to an earlier version, in one document.
 * @param version a form of `combinedHistory`
 * @throws the errors of src/api/errors.ts
 */
export async function restoreAll(of: VersionedPage, version: FormData): Promise<BatchSaveOutcome> {
  const { client, reader, page, sections } = of;
  const { [UNITS]: units, ...form } = version;
  const parts = [await partOf(page.store, form)];
  for (const unit of itemsIn(units)) {
    const { $id: unitId } = unit;
    if (typeof unitId !== 'string') continue;
    for (const { key, order, compiled } of sections) {
      const { editor, lens, defaults } = compiled;
      const place = { page: reader, unitId, order };
      const store = createSectionStore({ client, editor, lens, defaults, place, newId: () => crypto.randomUUID() });
      const section = unit[key];
      // A unit that was removed in the meantime stays removed.
      if (isGroup(section)) parts.push(await undefinedIfRefused(() => partOf(store, section), isNotFound));
    }
  }
  return savePageParts(
    client,
    parts.flatMap((part) => part ?? []),
  );
}

/** The save of a part; undefined if the form is stored already. */
async function partOf(store: EditorStore, form: FormData): Promise<PagePart | undefined> {
  const loaded = await store.load();
  if (sameValue(form, loaded.form, WITHOUT_IDS)) return undefined;
  return store.part?.({ form, loaded, key: crypto.randomUUID() });
}
