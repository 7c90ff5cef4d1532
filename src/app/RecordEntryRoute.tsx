import type { ReactNode } from 'react';
import { useLoaderData, useNavigate, useParams } from 'react-router-dom';
import type { EditorDefinition, RecordArea } from '../definition';
import { entryPath } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { maySave, plannableRecords } from './areaAccess';
import { EditorHead } from './EditorHead';
import { EditorHost } from './EditorHost';
import { DRAFT_IS_KEPT } from './LeaveQuestion';
import { recordEditor } from './recordEditor';
import { useListAddress } from './ShownQueries';
import { isMissing, useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';
import { ENTRY_VIEWS } from './views/table';

/** The page of one entry of an area of records, or of a new one. */
export function RecordEntryRoute({ area }: { readonly area: RecordArea }): ReactNode {
  const { id } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const { view } = area.entries;
  if (id === undefined || view === undefined) {
    return <RecordEditorScreen key={id ?? 'new'} area={area} editors={editors} recordId={id} />;
  }
  const View = ENTRY_VIEWS[view.name];
  return <View key={id} area={area} view={view} editors={editors} id={id} />;
}

/** The editor of a record as a page of its own. */
function RecordEditorScreen(props: {
  readonly area: RecordArea;
  readonly editors: readonly EditorDefinition[];
  /** Undefined for a new record. */
  readonly recordId: string | undefined;
}): ReactNode {
  const { area, editors, recordId } = props;
  const { entries } = area;
  const session = useSession();
  const navigate = useNavigate();
  const definition = recordEditor(area, editors, recordId === undefined ? 'add' : 'change');
  const opening = useOpenEditor({ definition, brand: session.selectedBrand, recordId });
  useLoadError({
    text: entries.loadError,
    hasFailed: isMissing(opening),
    leave: () => void navigate(area.path, { replace: true }),
  });
  const listAddress = useListAddress(area);
  const leave = () => void navigate(listAddress());
  return (
    <EditorHost
      opening={opening}
      subject={{ kind: 'record', noun: entries.noun }}
      recordArea={area}
      canSave={maySave(area, session)}
      plannable={plannableRecords(area)}
      head={(head) => <EditorHead {...head} />}
      onCancel={leave}
      onSaveFailed={
        entries.afterFailure === 'list' ? () => void navigate(area.path, { state: DRAFT_IS_KEPT }) : undefined
      }
      onSaved={({ id, isFirst }) => {
        // The query of before may not find a new entry.
        if (entries.afterSave === 'list') void navigate(isFirst ? area.path : listAddress());
        else if (isFirst) void navigate(entryPath(area, id), { replace: true });
      }}
    />
  );
}
