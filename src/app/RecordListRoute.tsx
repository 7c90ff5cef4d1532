import { lazy, Suspense, useEffect, useState, type ReactNode } from 'react';
import { useLoaderData, useNavigate } from 'react-router-dom';
import type { EditorDefinition, RecordArea } from '../definition';
import { entryPath } from '../list/entryPaths';
import { RecordListScreen } from '../list/RecordListScreen';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { RecordGate } from './RecordGate';
import { mayWrite } from './recordAccess';
import { services } from './services';
import { useDrawer } from './useDrawer';

/** The list screen of an area of records. */
export function RecordListRoute({ area }: { readonly area: RecordArea }): ReactNode {
  return (
    <RecordGate area={area}>
      <RecordList area={area} />
    </RecordGate>
  );
}

/** Milliseconds after the list is there until the form, which is likely to come next, is fetched. */
const QUIET = 2_000;

const RecordDrawer = lazy(loadDrawer);

async function loadDrawer() {
  return { default: (await import('./RecordDrawer')).RecordDrawer };
}

function RecordList({ area }: { readonly area: RecordArea }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const { scopes, selectedBrand } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  const { entry, close } = useDrawer();
  const [version, setVersion] = useState(0);
  useEffect(() => {
    const timer = setTimeout(() => void loadDrawer(), QUIET);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <RecordListScreen
        area={area}
        brand={selectedBrand?.name}
        source={services.records(selectedBrand?.id)[area.store.record]}
        version={version}
        can={{ update: mayWrite(area, scopes, 'update'), create: mayWrite(area, scopes, 'create') }}
        onLoadError={toasts.error}
      />
      {entry && (
        <Suspense>
          <RecordDrawer
            area={area}
            editors={editors}
            entry={entry}
            close={close}
            saved={({ id }) => {
              if (area.entries.page === undefined) {
                close();
                setVersion((count) => count + 1);
              } else void navigate(entryPath(area, id));
            }}
          />
        </Suspense>
      )}
    </>
  );
}
