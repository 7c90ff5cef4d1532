import { areas } from '../../schemas';
import { isRecordArea, isRowsArea, type AreaDefinition } from '../definition';
import { entryPath } from '../list/entryPaths';
import { menuAreas } from '../session/access';
import type { Session } from '../session/session';

/** Where a record is edited. */
interface RecordScreen {
  readonly area: AreaDefinition;
  readonly path: string;
}

/**
 * Where a record is edited; undefined where the user may not open it.
 * @param record.of its kind, as the services call it
 */
export function screenOfRecord(
  { of, id }: { readonly of: string; readonly id: string },
  session: Session,
): RecordScreen | undefined {
  const area = menuAreas(areas, session).find((one) => keepsRecords(one, of));
  return area && { area, path: isRecordArea(area) ? entryPath(area, id) : area.path };
}

function keepsRecords(area: AreaDefinition, kind: string): boolean {
  if (area.store.kind === 'records') return area.store.name === kind;
  return (isRecordArea(area) || isRowsArea(area)) && (area.records ?? []).some((records) => records.kind === kind);
}
