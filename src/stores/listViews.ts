import type { Client } from 'urql';
import { changeContent, readContent } from '../api/ask';
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
  /** The search of the list's address. */
  readonly query: string;
  /** Whether everybody of the brand has it, or this person alone. */
  readonly isShared: boolean;
  /** Whether the list opens with it. */
  readonly isDefault: boolean;
}

/** What is saved of a view. */
export type ViewDraft = Pick<ListView, 'name' | 'query' | 'isShared'>;

/** The views of one list. Every method throws the errors of src/api/errors.ts. */
export interface ListViews {
  /** By name. */
  list(): Promise<readonly ListView[]>;
  /** In the place of the one that has the name. */
  save(view: ViewDraft): Promise<ListView>;
  remove(id: string): Promise<void>;
  /** @param id undefined: the list opens with none */
  openWith(id: string | undefined): Promise<void>;
}

/** Views that the content service keeps, own ones and those of the brand. @param of the list's brand, and its name */
export function createServedViews(client: Client, of: { readonly brandId: string; readonly list: string }): ListViews {
  const place = { brand_id: of.brandId, list: of.list };
  return {
    list: async () => (await readContent(client, ListViewsDocument, place)).listViews.map(viewOf),
    async save({ name, query, isShared }) {
      const sent = { ...place, name, query, shared: isShared };
      return viewOf((await changeContent(client, SaveListViewDocument, sent)).saveListView);
    },
    async remove(id) {
      await changeContent(client, RemoveListViewDocument, { ...place, id });
    },
    async openWith(id) {
      await changeContent(client, OpenListWithDocument, { ...place, id: id ?? null });
    },
  };
}

function viewOf({ id, name, query, shared, is_default: isDefault }: ListViewFieldsFragment): ListView {
  return { id, name, query, isShared: shared, isDefault };
}

/** Views that this browser keeps, for services that keep none. @param key of the storage, of one person and list */
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
    openWith: async (id) => write(read().map((view) => ({ ...view, isDefault: view.id === id }))),
  };
}

/** What somebody else stored there is no list of views. */
function viewsIn(stored: unknown): readonly ListView[] {
  return Array.isArray(stored) ? stored.filter(isView) : [];
}

function isView(value: unknown): value is ListView {
  if (!isObject(value)) return false;
  const { id, name, query, isDefault } = value;
  return [id, name, query].every((text) => typeof text === 'string') && typeof isDefault === 'boolean';
}
