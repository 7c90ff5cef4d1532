import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { EditorDefinition, RecordArea } from '../definition';
import { RecordGate } from './RecordGate';
import { RecordEditorScreen } from './RecordEditorScreen';
import { ENTRY_VIEWS } from './views/table';

/** The page of one entry of an area of records, or of a new one. */
export function RecordEntryRoute({ area }: { readonly area: RecordArea }): ReactNode {
  return (
    <RecordGate area={area} isEntry>
      <Entry area={area} />
    </RecordGate>
  );
}

function Entry({ area }: { readonly area: RecordArea }): ReactNode {
  const { id } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const { view } = area.entries;
  if (id === undefined || view === undefined) {
    return <RecordEditorScreen key={id ?? 'new'} area={area} editors={editors} recordId={id} />;
  }
  const View = ENTRY_VIEWS[view.name];
  return <View key={id} area={area} view={view} editors={editors} id={id} />;
}
