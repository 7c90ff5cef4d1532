import type { AreaTab, EditorDefinition } from '../definition';
import type { PageKind } from '../stores/areaPages';

/** The kinds of pages behind tabs: a page is of the kind whose slug it begins with (CI-006). */
export function pageKinds(tabs: readonly AreaTab[], editors: readonly EditorDefinition[]): readonly PageKind[] {
  return tabs.flatMap(({ key, label, editor }): PageKind[] => {
    const stored = editors.find(({ name }) => name === editor)?.stored;
    const slug = stored && 'page' in stored ? stored.page.slug : undefined;
    return slug === undefined ? [] : [{ tab: key, label, slugPrefix: slug.split('{brand}')[0] ?? slug }];
  });
}
