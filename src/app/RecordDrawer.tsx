import Alert from '@mui/material/Alert';
import type { ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { EditorDefinition, RecordArea } from '../definition';
import { changesOpenEntry, type OpenEntry } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { maySave, plannableRecords } from './areaAccess';
import { DrawerFrame } from './DrawerFrame';
import type { EditingEvents } from './editing';
import { EditorHost } from './EditorHost';
import { recordEditor } from './recordEditor';
import { isMissing, useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';

/** Default width of a drawer in CSS pixels (USR-007). */
const DEFAULT_WIDTH = 350;

interface RecordDrawerProps extends Pick<EditingEvents, 'onSaved'> {
  readonly area: RecordArea;
  readonly editors: readonly EditorDefinition[];
  readonly entry: OpenEntry;
  /** Removes the drawer from the address; a dirty form asks first. */
  readonly close: () => void;
}

/**
 * The editor of an entry, new or stored, in a drawer over the screen. The address opens and closes it, so that going back works.
 */
export function RecordDrawer(props: RecordDrawerProps): ReactNode {
  const { entry } = props;
  const recordId = entry.kind === 'one' ? entry.id : undefined;
  return <RecordDrawerEditor key={recordId ?? entry.kind} {...props} recordId={recordId} />;
}

function RecordDrawerEditor(props: RecordDrawerProps & { readonly recordId: string | undefined }): ReactNode {
  const { area, editors, recordId, close, onSaved } = props;
  const { entries } = area;
  const session = useSession();
  const definition = recordEditor(area, editors, recordId === undefined ? 'add' : 'change');
  const opening = useOpenEditor({ definition, brand: session.selectedBrand, recordId });
  useLoadError({ text: entries.loadError, hasFailed: isMissing(opening), leave: close });
  return (
    <DrawerFrame title={definition.title} width={entries.drawerWidth ?? DEFAULT_WIDTH} close={close}>
      <EditorHost
        frame="drawer"
        opening={opening}
        subject={{ kind: 'record', noun: entries.noun }}
        recordArea={area}
        canSave={maySave(area, session)}
        plannable={plannableRecords(area)}
        head={({ description }) =>
          description !== undefined && (
            <Alert severity="info" sx={{ mb: 2 }}>
              {description}
            </Alert>
          )
        }
        onCancel={close}
        onSaved={onSaved}
        isLeaving={isClosing}
      />
    </DrawerFrame>
  );
}

/** Whether a navigation closes the drawer; changes of the list below it do not. */
function isClosing(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  return changesOpenEntry(new URLSearchParams(from.search), new URLSearchParams(to.search));
}
