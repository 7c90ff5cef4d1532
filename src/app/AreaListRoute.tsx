import { useMemo, type ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import { withBrand, type EditorDefinition, type ListedArea } from '../definition';
import { usePrefetch } from '../hooks/usePrefetch';
import { PageListScreen } from '../list/PageListScreen';
import { openTabs } from '../session/access';
import { useSession } from '../session/SessionContext';
import { entryRights } from './areaAccess';
import { pageKinds } from './pageScreens';
import { plannablePages } from './pageSubject';
import { services } from './services';
import { trashTexts } from './trash/texts';
import { useAreaList } from './useAreaList';

async function loadEditor() {
  return import('./AreaEditorRoute');
}

/** The list screen of an area of pages. */
export function AreaListRoute({ area }: { readonly area: ListedArea }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const { selectedBrand } = session;
  const kinds = useMemo(() => pageKinds(openTabs(area.tabs, session), editors), [area, editors, session]);
  usePrefetch(loadEditor);
  const pagesOf = useMemo(
    () => selectedBrand && { brandId: selectedBrand.id, tag: withBrand(area.store.tag, selectedBrand.name) },
    [area, selectedBrand],
  );
  const can = entryRights(area, session);
  const plannable = plannablePages(area, selectedBrand);
  const { list, dialog } = useAreaList(area, {
    isNews: ({ kind, brandId, tag }) => kind === 'page' && brandId === pagesOf?.brandId && tag === pagesOf?.tag,
    nouns: trashTexts.pages,
    trashOf: can.create ? pagesOf : undefined,
    referredIn: selectedBrand?.id,
    plannable: plannable && selectedBrand && { ...plannable, brandId: selectedBrand.id, canChange: can.update },
  });
  if (!selectedBrand) return null;
  return (
    <>
      <PageListScreen
        {...list}
        area={area}
        brand={selectedBrand}
        client={services.content}
        calls={services.bulkCalls()}
        kinds={kinds}
        can={can}
        canPublish={services.hasContentCapability('publishing')}
      />
      {dialog}
    </>
  );
}
