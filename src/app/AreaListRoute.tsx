import { useEffect, useMemo, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { AreaDefinition, EditorDefinition } from '../definition';
import { TableListScreen } from '../list/TableListScreen';
import { openTabs } from '../session/access';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { AreaGate } from './AreaGate';
import { pageKinds } from './pageKinds';
import { services } from './services';

/** The list screen of an area. */
export function AreaListRoute({ area }: { readonly area: AreaDefinition }): ReactNode {
  return (
    <AreaGate area={area}>
      <AreaList area={area} />
    </AreaGate>
  );
}

/** Milliseconds after the list is there until the editor, which is likely to come next, is fetched. */
const QUIET = 2_000;

function AreaList({ area }: { readonly area: AreaDefinition }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const toasts = useToasts();
  const { scopes, selectedBrand } = session;
  const kinds = useMemo(() => pageKinds(openTabs(area, session), editors), [area, editors, session]);
  useEffect(() => {
    const timer = setTimeout(() => void import('./AreaEditorRoute'), QUIET);
    return () => clearTimeout(timer);
  }, []);
  if (!selectedBrand) return null;
  return (
    <TableListScreen
      area={area}
      brand={selectedBrand}
      client={services.content}
      kinds={kinds}
      can={{
        update: area.access.update !== undefined && scopes.has(area.access.update),
        create: area.access.create !== undefined && scopes.has(area.access.create),
      }}
      onLoadError={toasts.error}
    />
  );
}
