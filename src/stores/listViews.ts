import type { Client } from 'urql';
import { changeContent, readContent } from '../api/contentCalls';
import {
  ListViewsDocument,
  OpenListWithDocument,
  RemoveListViewDocument,
  SaveListViewDocument,
  type ListViewFieldsFragment,
} from '../api/generated/graphql';
import { isObject } from '../lib/objects';
import { storedJson } from '../lib/storedJson';

/** A named state of a list. */
export interface ListView {
  readonly id: string;
  readonly name: string;
  /** Query of the list's address. */
  readonly query: string;
  /** Whether it is shared with everybody of the brand, or personal. */
  readonly isShared: boolean;
  /** Whether the list opens with it. */
  readonly isDefault: boolean;
}

/** Input for saving a view. */
export type ViewDraft = Pick<ListView, 'name' | 'query' | 'isShared'>;

/** The views of one list. Every method throws the errors of src/api/errors.ts. */
export interface ListViews {
  /** Sorted by name. */
  list(): Promise<readonly ListView[]>;
  /** Replaces the view with the same name. */
  save(view: ViewDraft): Promise<ListView>;
  remove(id: string): Promise<void>;
  /** Sets the view that the list opens with. @param id undefined: none */
  setDefault(id: string | undefined): Promise<void>;
}

/** Views stored by the content service, personal ones and those of the brand. @param of the list's brand and name */
export function createServedViews(client: Client, of: { readonly brandId: string; readonly list: string }): ListViews {
  const scope = { brand_id: of.brandId, list: of.list };
  return {
    list: async () => (await readContent(client, ListViewsDocument, scope)).listViews.map(viewOf),
    async save({ name, query, isShared }) {
      const sent = { ...scope, name, query, shared: isShared };
      return viewOf((await changeContent(client, SaveListViewDocument, sent)).saveListView);
    },
    async remove(id) {
      await changeContent(client, RemoveListViewDocument, { ...scope, id });
    },
    async setDefault(id) {
      await changeContent(client, OpenListWithDocument, { ...scope, id: id ?? null });
    },
  };
}

function viewOf({ id, name, query, shared, is_default: isDefault }: ListViewFieldsFragment): ListView {
  return { id, name, query, isShared: shared, isDefault };
}

/** Views stored in this browser, for services that store none. @param key storage key of one user and list */
export function createLocalViews(storage: Pick<Storage, 'getItem' | 'setItem'>, key: string): ListViews {
  const read = () => viewsIn(storedJson(storage, key));
  const write = (views: readonly ListView[]) => storage.setItem(key, JSON.stringify(views));
  return {
    list: async () => read().toSorted((a, b) => a.name.localeCompare(b.name)),
    async save({ name, query }) {
      const id = name.toLowerCase();
      const before = read().find((view) => view.id === id);
      const saved = { id, name, query, isShared: false, isDefault: before?.isDefault ?? false };
      write([...read().filter((view) => view.id !== id), saved]);
      return saved;
    },
    remove: async (id) => write(read().filter((view) => view.id !== id)),
    setDefault: async (id) => write(read().map((view) => ({ ...view, isDefault: view.id === id }))),
  };
}

/** Ignores anything else that may be stored under the key. */
function viewsIn(stored: unknown): readonly ListView[] {
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

function isView(value: unknown): value is ListView {
  if (!isObject(value)) return false;
  const { id, name, query, isDefault } = value;
  return [id, name, query].every((text) => typeof text === 'string') && typeof isDefault === 'boolean';
}
