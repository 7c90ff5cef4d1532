import { createValidate, type CompiledEditor } from '../compile';
import { loadValidator } from '../compile/loadValidator';
import { isFieldReadOnly } from '../fields/shared/locks';
import { createFormStore, type FormStore } from '../form';
import { dayAt } from '../lib/calendar';
import { logError } from '../lib/log';
import type { SessionBrand } from '../session/session';
import type { DraftKey, DraftPlace, StoredDraft } from '../stores/drafts';
import type { EditorStore, LoadedEntry } from '../stores/editorStore';
import { createPageStore } from '../stores/pageStore';
import { createRecordStore } from '../stores/recordStore';
import { createRowsStore } from '../stores/rowsStore';
import { createSectionStore, type SectionPlace } from '../stores/sectionStore';
import { newUnitsContainer, sameValue, startingForm, WITHOUT_IDS, type FormData, type StoredUnits } from '../tree';
import { withPresetKind, type PresetKind } from './presetKind';
import { services } from './services';

/** The editor to open, its entry and its user. */
export interface EditorRequest {
  readonly compiled: CompiledEditor;
  /** Undefined for entries of the platform. */
  readonly brand: SessionBrand | undefined;
  readonly userId: string;
  /** Whether the user currently holds a scope. */
  readonly can: (scope: string) => boolean;
  /** Record id (editors of records only); undefined for a new record. */
  readonly recordId?: string | undefined;
  /** Slug of the page (areas of many pages only); undefined for a new page. */
  readonly slug?: string | undefined;
  /** Page and unit (editors of a unit's section only). */
  readonly section?: SectionPlace | undefined;
  /** How the units of a page are stored (pages with units only): a new page starts with one. */
  readonly units?: StoredUnits | undefined;
  /** Kind of a new page, from the address. */
  readonly preset?: PresetKind | undefined;
}

/** A page or a record open for editing. */
export interface OpenEditor {
  /** Undefined for entries of the platform. */
  readonly brandId: string | undefined;
  readonly compiled: CompiledEditor;
  readonly store: EditorStore;
  readonly form: FormStore;
  readonly loaded: LoadedEntry;
  /** Storage place of the draft, with the id that the entry had when it was opened. */
  readonly draftPlace: DraftPlace;
  /** Drafts of earlier visits that differ from the stored state, newest first. */
  readonly drafts: readonly StoredDraft[];
  /**
   * Reopens the entry in its stored state; unsaved changes are then offered as a draft.
   * @param slug current slug of the page (areas of many pages only)
   */
  readonly reopen: (slug: string | undefined) => void;
}

/** Brand id in the draft keys of platform entries. */
const PLATFORM = 'platform';

/**
 * Opens an entry: loads its stored state and the user's drafts of it.
 * @throws the errors of src/api/errors.ts
 */
export async function openEditor(request: EditorRequest): Promise<Omit<OpenEditor, 'reopen'>> {
  const { compiled, brand, userId, can } = request;
  const { name } = compiled.editor;
  const store = storeOf(compiled, request);
  const [validator, loaded] = await Promise.all([loadValidator(name, brand?.name), store.load()]);
  const draftKey = { userId, brandId: brand?.id ?? PLATFORM, editor: name, id: loaded.id };
  const drafts = await readDrafts(draftKey, loaded.form);
  return {
    brandId: brand?.id,
    compiled,
    store,
    loaded,
    draftPlace: { ...draftKey, visit: crypto.randomUUID() },
    drafts,
    form: createFormStore({
      compiled,
      validate: createValidate(compiled, validator),
      form: loaded.form,
      isReadOnly: (field) => isFieldReadOnly(field, { can, isNew: loaded.id === undefined }),
      ...(request.section && { idPrefix: `${request.section.unitId}.${name}` }),
    }),
  };
}

function storeOf({ editor, lens }: CompiledEditor, request: EditorRequest): EditorStore {
  const { brand, recordId, slug, section, units, preset, can } = request;
  const { stored, fields } = editor;
  const newId = () => crypto.randomUUID();
  const empty = startingForm(fields, dayAt(Date.now()));
  const defaults = preset ? withPresetKind(fields, empty, { ...preset, can }) : empty;
  if ('record' in stored) {
    const source = services.records(brand?.id)(stored.record);
    return createRecordStore({ client: services.content, source, fields, lens, defaults, id: recordId, newId });
  }
  if (!brand) throw new TypeError(`The editor '${editor.name}' needs a brand.`);
  if ('rows' in stored) {
    const source = services.rows(brand.id)[stored.rows];
    return createRowsStore({ client: services.content, source, brandId: brand.id, stored, fields, lens, newId });
  }
  const { id: brandId } = brand;
  const { content: client } = services;
  if (section) return createSectionStore({ client, editor, lens, defaults, place: section, newId });
  return createPageStore({
    ...{ client, editor, brandId, lens, defaults, newId, slug },
    ...(units && { newContainers: (newNodeId: () => string) => [newUnitsContainer(units, newNodeId)] }),
  });
}

/**
 * The drafts that differ from the stored state. A draft that equals it (its save was stored, but the response lost) is removed:
 * after the next save it would look like unsaved changes again. If drafts cannot be read, the editor opens without them.
 */
async function readDrafts(key: DraftKey, stored: FormData): Promise<readonly StoredDraft[]> {
  try {
    const drafts = await services.drafts.read(key);
    const isStored = ({ form }: StoredDraft) => sameValue(form, stored, WITHOUT_IDS);
    for (const { visit } of drafts.filter(isStored)) await services.drafts.remove({ ...key, visit });
    return drafts.filter((draft) => !isStored(draft));
  } catch (error) {
    logError('The drafts could not be read.', error);
    return [];
  }
}
