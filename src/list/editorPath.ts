import type { AreaDefinition } from '../definition';

/** Where the editor of a tab is (CI-007). */
export function editorPath(area: AreaDefinition, tab: string, brandId: string): string {
  return `${area.path}/${tab}/${brandId}`;
}
