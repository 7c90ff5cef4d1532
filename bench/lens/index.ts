import { brands } from '../../schemas/brands';
import { facts } from '../../schemas/company-information/facts';
import { compileEditor } from '../../src/compile';
import { merge, newPage, type FormData, type FormItem, type Page } from '../../src/tree';
import { interleave, ratio, type Table } from '../measure';
import { sizesOfRun } from '../support/settings';

/** Numbers of fields in a tree, and the limits of docs/decisions and the design: at most the time of one clone each way. */
const SIZES = [100, 1_000, 10_000] as const;
const LIMIT = 1.0;
const MERGE_LIMIT = 3.0;
const FIELDS_PER_ITEM = 2;
const ITEMS_PER_SECTION = 10;

/** Each direction of the lens, and the merge, against `structuredClone` of the same tree. */
export function run(): Promise<readonly Table[]> {
  const rows = sizesOfRun(SIZES).map((size) => {
    const { page, form, edited, moved, theirs } = sample(size);
    const { lens, editor } = compileEditor(facts, brands.ALP);
    let ids = 0;
    const newId = () => `new${(ids += 1)}`;
    const empty = { ...page, containers: [] };
    const times = interleave({
      clone: () => structuredClone(page),
      treeToForm: () => lens.treeToForm(page),
      unchanged: () => lens.formToTree(form, page, newId),
      oneEdit: () => lens.formToTree(edited, page, newId),
      moved: () => lens.formToTree(moved, page, newId),
      firstSave: () => lens.formToTree(form, empty, newId),
      merge: () => merge({ base: form, mine: edited, theirs }, editor.fields),
    });
    return {
      fields: size,
      'clone ms': times.clone.toFixed(3),
      'treeToForm / clone': ratio(times.treeToForm, times.clone, LIMIT),
      'formToTree, unchanged': ratio(times.unchanged, times.clone, LIMIT),
      'formToTree, one edit': ratio(times.oneEdit, times.clone, LIMIT),
      'formToTree, moved': ratio(times.moved, times.clone, LIMIT),
      'formToTree, first save': ratio(times.firstSave, times.clone, LIMIT),
      merge: ratio(times.merge, times.clone, MERGE_LIMIT),
    };
  });
  return Promise.resolve([{ name: 'Lens against structuredClone of the same tree (median ratios)', rows }]);
}

interface Sample {
  readonly page: Page;
  readonly form: FormData;
  /** One text changed. */
  readonly edited: FormData;
  /** The first section moved to the end: all of them are renumbered. */
  readonly moved: FormData;
  readonly theirs: FormData;
}

function sample(size: number): Sample {
  const compiled = compileEditor(facts, brands.ALP);
  let ids = 0;
  const newId = () => `id${(ids += 1)}`;
  const items = Math.round(size / FIELDS_PER_ITEM);
  const sections = Math.ceil(items / ITEMS_PER_SECTION);
  const form: FormData = {
    main: { title: 'Facts' },
    sections: Array.from({ length: sections }, (_, section) => ({
      items: Array.from(
        { length: Math.min(ITEMS_PER_SECTION, items - section * ITEMS_PER_SECTION) },
        (_unused, item) => ({
          title: `Title ${section}.${item}`,
          body: `<p>Body ${section}.${item} with a sentence of usual length in it.</p>`,
        }),
      ),
      images: [],
    })),
  };
  const base = newPage({ editor: compiled.editor, brandId: 'brand', newId });
  const page = compiled.lens.formToTree(form, base, newId);
  const loaded = compiled.lens.treeToForm(page);
  const [first, ...others] = loaded['sections'] as readonly FormItem[];
  return {
    page,
    form: loaded,
    moved: { ...loaded, sections: [...others, first!] },
    edited: { ...structuredClone(loaded), main: { title: 'Facts and figures' } },
    theirs: withLastTitle(structuredClone(loaded)),
  };
}

/** A concurrent save by somebody else: equal except for the last value. */
function withLastTitle(form: FormData): FormData {
  const sections = form['sections'] as readonly { readonly items: readonly FormItem[] }[];
  const items = sections.at(-1)!.items;
  const changed = {
    ...sections.at(-1)!,
    items: [...items.slice(0, -1), { ...items.at(-1)!, title: 'Edited by them' }],
  };
  return { ...form, sections: [...sections.slice(0, -1), changed] as readonly FormItem[] };
}
