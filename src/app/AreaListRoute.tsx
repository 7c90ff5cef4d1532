import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { withBrand, type EditorDefinition, type ListedArea } from '../definition';
import { PageListScreen } from '../list/PageListScreen';
import { openTabs } from '../session/access';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { createTrash } from '../stores/trash';
import { AreaGate } from './AreaGate';
import { contentCan } from './MissingTool';
import { pageKinds } from './pageScreens';
import { plannedPages } from './pageSubject';
import { useReferring } from './referring';
import { services } from './services';
import { trashTexts } from './trash/texts';
import { useListSettings } from './useListSettings';
import { TrashButton } from './trash/TrashButton';
import { useNewsCount } from './useNewsCount';
import { usePlanning } from './usePlanning';

/** The list screen of an area of pages. */
export function AreaListRoute({ area }: { readonly area: ListedArea }): ReactNode {
  return (
    <AreaGate area={area}>
      <PageList area={area} />
    </AreaGate>
  );
}

/** Milliseconds after the list is there until the editor, which is likely to come next, is fetched. */
const QUIET = 2_000;

function PageList({ area }: { readonly area: ListedArea }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const toasts = useToasts();
  const settings = useListSettings(area);
  const { scopes, selectedBrand } = session;
  const kinds = useMemo(() => pageKinds(openTabs(area.tabs, session), editors), [area, editors, session]);
  useEffect(() => {
    const timer = setTimeout(() => void import('./AreaEditorRoute'), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const [attempt, setAttempt] = useState(0);
  const trashOf = useMemo(
    () => selectedBrand && { brandId: selectedBrand.id, tag: withBrand(area.store.tag, selectedBrand.name) },
    [area, selectedBrand],
  );
  const news = useNewsCount(
    ({ kind, brandId, tag }) => kind === 'page' && brandId === trashOf?.brandId && tag === trashOf?.tag,
  );
  const referring = useReferring(selectedBrand?.id);
  const canUpdate = area.access.update !== undefined && scopes.has(area.access.update);
  const plannable = plannedPages(area, selectedBrand);
  const { planning, dialog } = usePlanning(
    plannable && selectedBrand && { ...plannable, brandId: selectedBrand.id, canChange: canUpdate },
  );
  if (!selectedBrand) return null;
  const canCreate = area.access.create !== undefined && scopes.has(area.access.create);
  return (
    <>
      <PageListScreen
        area={area}
        brand={selectedBrand}
        client={services.content}
        calls={services.manyCalls()}
        version={news + attempt}
        kinds={kinds}
        settings={settings}
        planning={planning}
        can={{
          update: canUpdate,
          create: canCreate,
          remove: area.access.delete !== undefined && scopes.has(area.access.delete),
        }}
        canPublish={contentCan('publishing')}
        bringBack={
          trashOf && canCreate && contentCan('trash') ? createTrash(services.manyCalls(), trashOf).bringBack : undefined
        }
        referring={referring}
        now={Date.now}
        onError={toasts.error}
        tools={
          canCreate &&
          trashOf && (
            <TrashButton
              heading={area.list.heading}
              nouns={trashTexts.pages}
              of={trashOf}
              onChanged={() => setAttempt((count) => count + 1)}
            />
          )
        }
      />
      {dialog}
    </>
  );
}
