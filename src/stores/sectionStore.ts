import { isStaleSave, ServiceError } from '../api/errors';
import type { WirePage } from '../api/pages';
import type { BrandEditor, StoredSection } from '../definition';
import { emptyCollection, planSection, type Container, type FieldCollection, type FormData, type Page } from '../tree';
import type { EditorStore, LoadedEntry, SaveInput } from './editorStore';
import { createPageHistory } from './history';
import { pagePart, savePageParts, type PagePart, type PlannedPart } from './pageParts';
import { newerPage, type PageReader } from './pageReader';
import type { PageStoreDependencies } from './pageStore';
import type { SaveAttempt } from './saveAttempt';
import { NOTHING_RENAMED, singleOutcome } from './saveWithMerge';
import { notFoundTexts } from './texts';
import { pageFromWire } from './wire';

/** A stored section of a unit, with its form. */
export interface LoadedSection extends LoadedEntry {
  readonly page: Page;
  /** Undefined if the unit lacks it, in data of another origin: saving creates it. */
  readonly section: FieldCollection | undefined;
}

/** Location of a section. */
export interface SectionPlace {
  readonly page: PageReader;
  readonly unitId: string;
  /** Position among the sections of the unit, if the section has to be created. */
  readonly order: number;
}

export interface SectionStoreDependencies extends Pick<PageStoreDependencies, 'client' | 'editor' | 'lens' | 'newId'> {
  /** The form of a section that the unit lacks. */
  readonly defaults: FormData;
  readonly place: SectionPlace;
}

/**
 * Loads and saves one collection of a unit, and nothing else of the page: concurrent saves of other sections are preserved.
 * Its id, for drafts, is that of the unit.
 * @throws TypeError for an editor that stores no collection
 */
export function createSectionStore(dependencies: SectionStoreDependencies): EditorStore<LoadedSection> {
  const { client, editor, lens, defaults, place, newId } = dependencies;
  const { page: reader, unitId } = place;
  const stored = storedSection(editor);

  function unitIn(containers: readonly Container[]): FieldCollection | undefined {
    return containers.flatMap(({ field_collections: units }) => units).find(({ id }) => id === unitId);
  }

  function sectionIn({ children }: FieldCollection): FieldCollection | undefined {
    return children.find(({ name }) => name === stored.collection);
  }

  function formOf(section: FieldCollection | undefined): FormData {
    return section ? lens.treeToForm(section) : defaults;
  }

  function readForm(containers: readonly Container[]): FormData | undefined {
    const unit = unitIn(containers);
    return unit && formOf(sectionIn(unit));
  }

  /** @throws PageNotFoundError, or ServiceError with the code NOT_FOUND if just the unit was deleted */
  async function load(): Promise<LoadedSection> {
    const loaded = loadedFrom(await reader.read());
    if (!loaded) throw new ServiceError(notFoundTexts.unit, 'NOT_FOUND');
    return loaded;
  }

  /** Undefined if the page lacks the unit. */
  function loadedFrom(wire: WirePage): LoadedSection | undefined {
    const page = pageFromWire(wire);
    const unit = unitIn(page.containers);
    if (!unit) return undefined;
    const section = sectionIn(unit);
    const form = formOf(section);
    const { updated_at: savedAt, updated_by: savedBy, revision } = wire;
    return {
      ...{ id: unitId, page, section, form, savedAt },
      ...{ savedBy: savedBy ?? undefined, revision: revision ?? undefined },
    };
  }

  function plan(form: FormData, { page, section }: LoadedSection, { newId }: SaveAttempt): PlannedPart {
    const { order } = place;
    const base = section ?? emptyCollection(editor.fields, { name: stored.collection, order, parentId: unitId, newId });
    const tree = lens.formToTree(form, base, newId);
    const operations = planSection({ section: stored, page, parentId: unitId, stored: section, next: tree });
    const written = { id: unitId, isFirst: false, form: lens.treeToForm(tree), renamed: NOTHING_RENAMED };
    return { operations, pageId: page.id, tree, written };
  }

  function part(input: SaveInput<LoadedSection>): PagePart {
    const wire = input.isRepeated ? undefined : newerPage(reader, input.loaded.page.revision);
    return pagePart({
      ...{ ...input, newer: wire && loadedFrom(wire), fields: editor.fields, newId, lens, load, plan },
      isStale: isStaleSave,
      onWritten: () => reader.invalidate(),
    });
  }

  return {
    load,
    part,
    save: async (input) => singleOutcome(await savePageParts(client, [part(input)])),
    isAffectedBy: ({ kind, id }) => kind === 'page' && id === reader.id,
    history: () => createPageHistory({ client, pageId: reader.id, read: readForm }),
  };
}

function storedSection({ name, stored }: BrandEditor): StoredSection {
  if ('collection' in stored) return stored;
  throw new TypeError(`The editor '${name}' does not store a collection.`);
}
