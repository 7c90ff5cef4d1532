import type { AreaTab, EditorDefinition } from '../definition';
import type { PageKind } from '../stores/areaPages';

/** The kinds of pages behind tabs: a page is of the kind whose slug it begins with (CI-006). */
export function pageKinds(tabs: readonly AreaTab[], editors: readonly EditorDefinition[]): readonly PageKind[] {
  return tabs.flatMap(({ key, label, editor }): PageKind[] => {
    const stored = editors.find(({ name }) => name === editor)?.stored;
    if (!stored || !('page' in stored)) return [];
    return [{ tab: key, label, slugPrefix: stored.page.slug.split('{brand}')[0] ?? stored.page.slug }];
  });
}
