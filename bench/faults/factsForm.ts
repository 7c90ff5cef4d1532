import { randomUUID } from 'node:crypto';
import { brands } from '../../schemas/brands';
import { facts } from '../../schemas/company-information/facts';
import { createContentClient } from '../../src/api/contentClient';
import { createEditing, type Editing } from '../../src/app/editing';
import { compileEditor } from '../../src/compile';
import type { Brand } from '../../src/definition';
import { createFormStore, type FormStore } from '../../src/form/store';
import { createPageStore } from '../../src/stores/pageStore';
import { isGroup, type FormData, type FormItem } from '../../src/tree';
import { SEED_BRANDS } from '../../server/seed/brands';

/** The facts of a brand, open for editing, with everything below the screens of the console. */
export interface FactsForm {
  readonly form: FormStore;
  readonly editing: Editing;
  /** The single value. */
  title(): string;
  /** The titles of the contents of all sections. */
  names(): readonly string[];
  typeTitle(text: string): void;
  /** Adds a section with one content of this title. */
  addSection(name: string): void;
  /** Removes everything but a title. */
  clear(text: string): void;
}

/** Reads the page and opens it. @param given.failed receives the message of a failed save */
export async function openFacts(given: {
  readonly url: string;
  readonly brand: Brand;
  readonly token: string;
  readonly failed: (text: string) => void;
  /** The global `fetch` by default. */
  readonly send?: typeof fetch;
}): Promise<FactsForm> {
  const { url, brand, token, failed, send = fetch } = given;
  const compiled = compileEditor(facts, brands[brand]);
  const { editor, lens, defaults } = compiled;
  const tokens = { access: () => token, both: () => undefined };
  const store = createPageStore({
    ...{ client: createContentClient({ contentUrl: url, tokens, refresh: async () => undefined, send }) },
    ...{ editor, lens, defaults, brandId: brandIdOf(brand), newId: randomUUID },
  });
  const loaded = await store.load();
  const form = createFormStore({ compiled, validate: () => [], form: loaded.form, schedule: () => () => undefined });
  const editing = createEditing({
    ...{ form, store, loaded, subject: { kind: 'page', noun: 'page' }, messages: {} },
    ...{ reloadDelay: 0, waitForSignIn: async () => undefined, isOnline: () => true, clock: Date.now },
    ...{ newKey: randomUUID, wait: async () => undefined, toasts: { success: () => undefined, error: failed } },
  });
  const now = () => form.getSnapshot().current;
  return {
    form,
    editing,
    title: () => titleIn(now()),
    names: () => namesIn(now()),
    typeTitle: (text) => form.write(['main', 'title'], text),
    addSection: (name) => form.write(['sections'], [...itemsIn(now(), 'sections'), { items: [{ title: name }] }]),
    clear(text) {
      form.write(['main', 'title'], text);
      form.write(['sections'], []);
    },
  };
}

function brandIdOf(name: string): string {
  return SEED_BRANDS.find((brand) => brand.name === name)?.id ?? '';
}

function titleIn({ main }: FormData): string {
  return isGroup(main) && typeof main['title'] === 'string' ? main['title'] : '';
}

function namesIn(form: FormData): readonly string[] {
  return itemsIn(form, 'sections')
    .flatMap((section) => itemsIn(section, 'items'))
    .map(({ title }) => (typeof title === 'string' ? title : ''));
}

function itemsIn(data: FormData, list: string): readonly FormItem[] {
  const items = data[list];
  return Array.isArray(items) ? (items as readonly FormItem[]) : [];
}
