import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Brand, EditorDefinition, RecordArea } from '../definition';
import { entryPath } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { EditorFrame } from './EditorFrame';
import { EditorPane } from './EditorPane';
import { DRAFT_IS_KEPT } from './keptDraft';
import { recordEditor } from './recordEditor';
import { mayWrite } from './recordAccess';
import { useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';

/** The editor of a record as a page of its own. */
export function RecordEditorScreen(props: {
  readonly area: RecordArea;
  readonly editors: readonly EditorDefinition[];
  /** Undefined for a new record. */
  readonly recordId: string | undefined;
}): ReactNode {
  const { area, editors, recordId } = props;
  const { entries } = area;
  const { noun } = entries;
  const session = useSession();
  const { user, selectedBrand } = session;
  const navigate = useNavigate();
  const definition = recordEditor(area, editors, recordId);
  const opening = useOpenEditor({ definition, brand: selectedBrand, userId: user.id, recordId });
  useLoadError(area, opening.status === 'failed');
  if (opening.status !== 'open') {
    return (
      <EditorFrame opening={opening} noun={noun}>
        <Head definition={definition} brand={selectedBrand?.name} note="" />
      </EditorFrame>
    );
  }
  return (
    <EditorPane
      open={opening.open}
      subject={{ kind: 'record', noun }}
      canSave={({ id }) => mayWrite(area, session, id === undefined ? 'create' : 'update')}
      head={({ note }) => <Head definition={opening.open.compiled.editor} brand={selectedBrand?.name} note={note} />}
      onCancel={() => void navigate(area.path)}
      gone={() => undefined}
      unsaved={entries.afterFailure === 'list' ? () => void navigate(area.path, { state: DRAFT_IS_KEPT }) : undefined}
      saved={({ id, isFirst }) => {
        if (entries.afterSave === 'list') void navigate(area.path);
        else if (isFirst) void navigate(entryPath(area, id), { replace: true });
      }}
    />
  );
}

function Head(props: {
  readonly definition: Pick<EditorDefinition, 'title' | 'description'>;
  readonly brand: Brand | undefined;
  readonly note: string;
}): ReactNode {
  const { definition, brand = '', note } = props;
  const description = definition.description?.replaceAll('{brand}', brand);
  return (
    <>
      <Typography variant="h1">{definition.title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2.5, minHeight: 21 }}>
        {[description, note].filter(Boolean).join(' ')}
      </Typography>
    </>
  );
}
