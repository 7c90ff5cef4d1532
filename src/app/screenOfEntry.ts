import { areas } from '../../schemas';
import type { ContentEntry } from '../api/contentEntry';
import { isRecordArea, type AreaDefinition } from '../definition';
import { entryPath } from '../list/entryPaths';
import { menuAreas } from '../session/access';
import type { Session, SessionBrand } from '../session/session';
import { screenOfPage, type PageScreen } from './pageScreens';

/** Who works in which brand. */
export interface Workplace {
  readonly session: Session;
  readonly brand: SessionBrand;
}

/** Where a page or a record is edited; a page has forms of its own. */
export type EntryScreen = PageScreen | { readonly area: AreaDefinition; readonly path: string; readonly forms?: never };

/** Where a page or a record of a brand is edited; undefined where the user may not open it. */
export async function screenOfEntry(
  entry: ContentEntry,
  { session, brand }: Workplace,
): Promise<EntryScreen | undefined> {
  if (entry.kind === 'page') return screenOfPage(entry, session, brand);
  const area = menuAreas(areas, session).find((one) => keepsRecords(one, entry.of));
  return area && { area, path: isRecordArea(area) ? entryPath(area, entry.id) : area.path };
}

function keepsRecords(area: AreaDefinition, kind: string): boolean {
  if (area.store.kind === 'records') return area.store.name === kind;
  return 'records' in area && (area.records ?? []).some((records) => records.kind === kind);
}
