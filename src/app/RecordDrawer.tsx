import type { ReactNode } from 'react';
import type { EditorDefinition, RecordArea } from '../definition';
import type { OpenEntry } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import type { EditingEvents } from './editing';
import { EditorDrawer } from './EditorDrawer';
import { recordEditor } from './recordEditor';
import { mayWrite } from './recordAccess';

/** The width of a drawer in CSS pixels, where the area does not say another (USR-007). */
const WIDTH = 350;

/** The drawer of an area of records, with a new entry or one that is there. */
export function RecordDrawer(
  props: Pick<EditingEvents, 'saved'> & {
    readonly area: RecordArea;
    readonly editors: readonly EditorDefinition[];
    readonly entry: OpenEntry;
    readonly close: () => void;
  },
): ReactNode {
  const { area, editors, entry, close, saved } = props;
  const session = useSession();
  const recordId = entry.kind === 'one' ? entry.id : undefined;
  return (
    <EditorDrawer
      key={recordId ?? entry.kind}
      definition={recordEditor(area, editors, recordId)}
      recordId={recordId}
      noun={area.entries.noun}
      width={area.entries.drawerWidth ?? WIDTH}
      canSave={mayWrite(area, session, recordId === undefined ? 'create' : 'update')}
      close={close}
      saved={saved}
    />
  );
}
