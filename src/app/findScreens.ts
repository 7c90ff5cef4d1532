import { brands } from '../../schemas/brands';
import type { ContentEntry } from '../api/contentEntry';
import { findPages } from '../api/foundPages';
import { searchContent, type SearchHit } from '../api/search';
import { compileEditor } from '../compile';
import { placesOf, type Brand, type PlaceNode } from '../definition';
import type { FoundScreen } from '../shell/palette/usePaletteSearch';
import type { PageForm, PageScreen } from './pageScreens';
import { screenOfEntry, type EntryScreen, type BrandContext } from './screenOfEntry';
import { services } from './services';
import type { TextTargetState } from './textTarget';
import { withUnitPlace } from './units/unitAddress';
import { currentBrandContext } from './brandContext';

/** Maximum number of results. */
const LIMIT = 12;

/**
 * Searches pages and records of the selected brand in all areas that the user may open: names and texts or, if the service searches
 * names only, the names of pages.
 * @returns the hits that have an editor; none while signed out
 * @throws the errors of src/api/errors.ts
 */
export async function findScreens(search: string): Promise<readonly FoundScreen[]> {
  const context = currentBrandContext();
  if (!context) return [];
  const screens = await (services.hasContentCapability('textSearch')
    ? findTexts(search, context)
    : findNames(search, context));
  return screens.filter((screen) => screen !== undefined);
}

type Screens = Promise<readonly (FoundScreen | undefined)[]>;

async function findTexts(text: string, context: BrandContext): Screens {
  const hits = await searchContent(services.content, { brandId: context.brand.id, text, limit: LIMIT });
  return Promise.all(
    hits.map(async (hit) => {
      const screen = await screenOfEntry(hit, context);
      return (
        screen && { ...toFoundScreen(hit, screen), path: pathOfPlace(hit.place, screen, context), ...matchedText(hit) }
      );
    }),
  );
}

async function findNames(search: string, context: BrandContext): Screens {
  const { pages } = await findPages(services.content, { brandId: context.brand.id, search, page: 1, limit: LIMIT });
  return Promise.all(
    pages.map(async (page) => {
      const screen = await screenOfEntry(page, context);
      return screen && toFoundScreen(page, screen);
    }),
  );
}

function toFoundScreen({ kind, name: label }: ContentEntry, { path, area }: EntryScreen): FoundScreen {
  return { kind, path, label, hint: area.menu.label };
}

/** Path of the form that edits a stored field (pages only), else of the entry. @param place stored names from the container to the field */
export function pathOfPlace(place: readonly string[], { path, forms }: EntryScreen, { brand }: BrandContext): string {
  if (!forms) return path;
  const form = formOfPlace({ forms }, { place, brand: brand.name });
  return form.section ? form.path + withUnitPlace('', { section: form.section.key }) : form.path;
}

/** The matched text; nothing for a match of the name, which the result shows anyway. */
function matchedText({ place, label, snippet }: SearchHit): Pick<FoundScreen, 'found' | 'state'> {
  if (place.length === 0) return {};
  const state: TextTargetState = { sought: { text: snippet.text, label } };
  return { found: { ...snippet, ...(label !== undefined && { label }) }, state };
}

/**
 * The form of a page that edits a stored field.
 * @param at.place the stored names from the container to the field
 */
function formOfPlace(
  { forms }: Pick<PageScreen, 'forms'>,
  { place, brand }: { readonly place: readonly string[]; readonly brand: Brand },
): PageForm {
  let [best] = forms;
  if (forms.length === 1) return best;
  let bestCount = 0;
  for (const form of forms) {
    const { fields } = compileEditor(form.definition, brands[brand]).editor;
    const names = new Set(namesIn(placesOf(fields)));
    const known = place.filter((name) => names.has(name)).length;
    if (known > bestCount) [best, bestCount] = [form, known];
  }
  return best;
}

/** The names of all stored fields and nodes. */
function namesIn({ fields, nodes }: PlaceNode): readonly string[] {
  return [...fields.keys(), ...nodes.keys(), ...[...nodes.values()].flatMap(namesIn)];
}
