import { createValidate, type CompiledEditor } from '../compile';
import { loadValidator } from '../compile/loadValidator';
import { isClosed } from '../fields/shared/locks';
import { createFormStore, type FormStore } from '../form';
import { dayAt } from '../lib/calendar';
import { logError } from '../lib/log';
import type { SessionBrand } from '../session/session';
import type { DraftKey, DraftPlace, KeptDraft } from '../stores/drafts';
import type { EditorStore, Loaded } from '../stores/editorStore';
import { createPageStore } from '../stores/pageStore';
import { createRecordStore } from '../stores/recordStore';
import { createRowsStore } from '../stores/rowsStore';
import { createSectionStore, type SectionPlace } from '../stores/sectionStore';
import { newUnitsContainer, sameValue, startingForm, WITHOUT_IDS, type FormData, type StoredUnits } from '../tree';
import { withPresetKind, type PresetKind } from './presetKind';
import { services } from './services';

/** What is to be edited, by whom. */
export interface EditorRequest {
  readonly compiled: CompiledEditor;
  /** Undefined for what belongs to the platform. */
  readonly brand: SessionBrand | undefined;
  readonly userId: string;
  /** Whether the user holds a scope, at the time of asking. */
  readonly can: (scope: string) => boolean;
  /** Of an editor of records: which one; undefined for a new one. */
  readonly recordId?: string | undefined;
  /** Of an editor of many pages: which one; undefined for a new one. */
  readonly slug?: string | undefined;
  /** Of an editor of one collection: in which unit of which page. */
  readonly section?: SectionPlace | undefined;
  /** What a new page gets in addition: its first unit. */
  readonly units?: StoredUnits | undefined;
  /** The kind that the address gives to a new page. */
  readonly preset?: PresetKind | undefined;
}

/** A page or a record open for editing. */
export interface OpenEditor {
  /** Undefined for what belongs to the platform. */
  readonly brandId: string | undefined;
  readonly compiled: CompiledEditor;
  readonly store: EditorStore;
  readonly form: FormStore;
  readonly loaded: Loaded;
  /** Of what is changed here; the id as it was opened. */
  readonly draftPlace: DraftPlace;
  /** Changes of earlier visits that differ from what is stored, the newest first. */
  readonly drafts: readonly KeptDraft[];
  /**
   * Opens it anew, as it is stored now; unsaved changes are offered as a draft then.
   * @param slug of an editor of many pages: where the page is by now
   */
  readonly reopen: (slug: string | undefined) => void;
}

/** Stands for the brand of what belongs to none. */
const PLATFORM = 'platform';

/**
 * Opens what an editor edits: what is stored, and the user's draft.
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
      isClosed: (field) => isClosed(field, { can, isNew: loaded.id === undefined }),
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
 * The drafts that hold something else than what is stored. One that was stored, but whose save never came back, goes: by the
 * next save it would look like something unsaved again. A browser that keeps no drafts is no reason not to open the editor.
 */
async function readDrafts(key: DraftKey, stored: FormData): Promise<readonly KeptDraft[]> {
  try {
    const drafts = await services.drafts.read(key);
    const isStored = ({ form }: KeptDraft) => sameValue(form, stored, WITHOUT_IDS);
    for (const { visit } of drafts.filter(isStored)) await services.drafts.remove({ ...key, visit });
    return drafts.filter((draft) => !isStored(draft));
  } catch (error) {
    logError('The drafts could not be read.', error);
    return [];
  }
}
