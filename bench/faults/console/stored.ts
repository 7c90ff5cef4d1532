import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { createContentClient } from '../../../src/api/contentClient';
import { readPage } from '../../../src/api/pages';
import { compileEditor, type BrandCompiledEditor } from '../../../src/compile';
import type { Brand } from '../../../src/definition';
import { pageFromWire } from '../../../src/stores/wire';
import { findTreeProblems, type FormValue, type Page, type Tree } from '../../../src/tree';
import { ask, brandId } from '../../../tests/e2e/support/service';
import { mustHold } from '../fault';
import type { Asker } from './desk';

/** What identifies a page. */
export interface PageAddress {
  readonly brand: Brand;
  readonly tag: string;
  readonly slug: string;
}

/** A page as it is stored; undefined where there is none. */
export async function storedPage(asker: Asker, { brand, tag, slug }: PageAddress): Promise<Page | undefined> {
  const { url, token } = asker;
  const both = { accessToken: token, refreshToken: '' };
  const tokens = { access: () => token, both: () => both };
  const client = createContentClient({ contentUrl: url, tokens, refresh: async () => undefined });
  const wire = await readPage(client, { brandId: brandId(brand), tag, slug });
  return wire ? pageFromWire(wire) : undefined;
}

/**
 * The texts of a stored tree that an editor shows.
 * @throws Violation if the tree has problems, or saving it unchanged would change it
 */
export async function textsIn(tree: Tree, name: string, brand: Brand): Promise<readonly string[]> {
  const { lens } = await editorNamed(name, brand);
  const form = lens.treeToForm(tree);
  const problems = findTreeProblems(tree);
  mustHold(problems.length === 0, `the stored tree should have no faults, has ${JSON.stringify(problems)}`);
  mustHold(lens.formToTree(form, tree, noId) === tree, 'saving what was read should change nothing');
  return textsOf(form);
}

/** The slugs of the pages of a tag whose name contains a text. */
export async function slugsOf(asker: Asker, of: Omit<PageAddress, 'slug'>, search: string): Promise<readonly string[]> {
  const variables = { brand: brandId(of.brand), tag: of.tag, search };
  const { data } = await ask({ ...asker, query: PAGES, variables });
  const found = data?.['searchPages'] as { readonly pages: readonly { readonly slug: string }[] };
  return found.pages.map(({ slug }) => slug);
}

/** Every text of form data. */
function textsOf(value: FormValue): readonly string[] {
  if (typeof value === 'string') return [value];
  if (Array.isArray(value)) return value.flatMap((item: FormValue) => textsOf(item));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, part]) => (key === '$id' ? [] : textsOf(part)));
}

async function editorNamed(name: string, brand: Brand): Promise<BrandCompiledEditor> {
  for (const area of areas) {
    const definition = ((await editorsOfArea[area.name]?.()) ?? []).find((editor) => editor.name === name);
    if (definition) return compileEditor(definition, brands[brand]);
  }
  throw new Error(`There is no editor ${name}.`);
}

function noId(): string {
  throw new Error('Nothing is to be added.');
}

const PAGES = `query ($brand: ID!, $tag: String!, $search: String!) {
  searchPages(brand_id: $brand, tag: $tag, search: $search, page: 1, limit: 20) { pages { slug } }
}`;
