import { areas } from '../../schemas';
import type { ContentEntry } from '../api/contentEntry';
import { isRecordArea, type AreaDefinition } from '../definition';
import { entryPath } from '../list/entryPaths';
import { menuAreas } from '../session/access';
import type { Session, SessionBrand } from '../session/session';
import { screenOfPage, type PageScreen } from './pageScreens';

/** The session and the brand that is being edited. */
export interface BrandContext {
  readonly session: Session;
  readonly brand: SessionBrand;
}

/** The screen that edits a page or a record; only pages list their forms. */
export type EntryScreen = PageScreen | { readonly area: AreaDefinition; readonly path: string; readonly forms?: never };

/** The screen that edits a page or a record of a brand; undefined if the user may not open it. */
export async function screenOfEntry(
  entry: ContentEntry,
  { session, brand }: BrandContext,
): Promise<EntryScreen | undefined> {
  if (entry.kind === 'page') return screenOfPage(entry, session, brand);
  const area = menuAreas(areas, session).find((one) => hasRecords(one, entry.of));
  return area && { area, path: isRecordArea(area) ? entryPath(area, entry.id) : area.path };
}

function hasRecords(area: AreaDefinition, kind: string): boolean {
  if (area.store.kind === 'records') return area.store.name === kind;
  return 'records' in area && (area.records ?? []).some((records) => records.kind === kind);
}
