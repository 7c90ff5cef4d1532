import Alert from '@mui/material/Alert';
import { useMemo, type ReactNode } from 'react';
import type { Location } from 'react-router-dom';
import type { EditorDefinition } from '../definition';
import { EditorForm, FormServicesProvider, SaveBar } from '../form';
import { opensOther } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { DrawerBody, DrawerFoot, DrawerFrame } from './DrawerFrame';
import type { EditingEvents } from './editing';
import { EditorDialogs } from './EditorDialogs';
import { EditorNotices } from './EditorNotices';
import { EditorOpening } from './EditorOpening';
import { createFormServices } from './formServices';
import type { OpenEditor } from './openEditor';
import { useEditing } from './useEditing';
import { useOpenEditor } from './useOpenEditor';

/** What a drawer edits. */
export interface EditorDrawerProps extends Pick<EditingEvents, 'saved'> {
  readonly definition: EditorDefinition;
  /** Undefined for a new record. */
  readonly recordId: string | undefined;
  /** What is edited, in messages. */
  readonly noun: string;
  /** CSS pixels. */
  readonly width: number;
  readonly canSave: boolean;
  /** Takes the drawer out of the address; a changed form asks before. */
  readonly close: () => void;
}

/** An editor of records in a drawer over the screen. Its place in the address opens and closes it, so that going back does too. */
export function EditorDrawer(props: EditorDrawerProps): ReactNode {
  const { definition, recordId, noun, width, close } = props;
  const { user, selectedBrand } = useSession();
  const opening = useOpenEditor({ definition, brand: selectedBrand, userId: user.id, recordId });
  return (
    <DrawerFrame title={definition.title} width={width} close={close}>
      {opening.status === 'open' ? (
        <DrawerForm {...props} open={opening.open} />
      ) : (
        <DrawerBody>
          <EditorOpening opening={opening} noun={noun} />
        </DrawerBody>
      )}
    </DrawerFrame>
  );
}

function DrawerForm(props: EditorDrawerProps & { readonly open: OpenEditor }): ReactNode {
  const { open, definition, noun, canSave, close, saved } = props;
  const { scopes } = useSession();
  const editing = useEditing({ open, subject: { kind: 'record', noun }, gone: close, saved });
  const formServices = useMemo(() => createFormServices({ scopes, brandId: open.brandId }), [scopes, open]);
  return (
    <FormServicesProvider value={formServices}>
      <DrawerBody>
        {definition.description !== undefined && (
          <Alert severity="info" sx={{ mb: 2 }}>
            {definition.description}
          </Alert>
        )}
        <EditorNotices open={open} editing={editing} canSave={canSave} noun={noun} />
        <EditorForm store={open.form} readOnly={!canSave} />
      </DrawerBody>
      <DrawerFoot>
        <SaveBar store={open.form} readOnly={!canSave} onSave={() => void editing.save()} onCancel={close} />
      </DrawerFoot>
      <EditorDialogs open={open} editing={editing} isLeaving={isClosing} />
    </FormServicesProvider>
  );
}

/** Whether a navigation closes the drawer; the list below it may change all it wants. */
function isClosing(from: Location, to: Location): boolean {
  if (from.pathname !== to.pathname) return true;
  return opensOther(new URLSearchParams(from.search), new URLSearchParams(to.search));
}
