import { useMemo, type ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { EditorDefinition, RowsArea, RowsTab } from '../definition';
import { openTabs } from '../session/access';
import type { Session, SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { EditorHead, editorTabId, EditorTabs } from './EditorHead';
import { EditorHost } from './EditorHost';
import { entryRights, mayWrite } from './areaAccess';
import { InvalidRoute } from './InvalidRoute';
import { TrashButton } from './trash/TrashButton';
import { useOpenEditor } from './useOpenEditor';

/** The screen of an area of rows: the form of one of its tabs (LINK-001, MAIL-001). */
export function RowsRoute({ area }: { readonly area: RowsArea }): ReactNode {
  const { tab: key } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const { selectedBrand } = session;
  const tabs = openTabs(area.tabs, session);
  const tab = key === undefined ? tabs[0] : tabs.find((candidate) => candidate.key === key);
  const definition = editors.find(({ name }) => name === tab?.editor);
  if (!tab || !definition || !selectedBrand) return <InvalidRoute />;
  return <RowsScreen key={tab.key} area={area} tabs={tabs} tab={tab} definition={definition} brand={selectedBrand} />;
}

/** All records of a tab in one form. */
function RowsScreen(props: {
  readonly area: RowsArea;
  /** The tabs of the brand. */
  readonly tabs: readonly RowsTab[];
  readonly tab: RowsTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}): ReactNode {
  const { area, tabs, tab, definition, brand } = props;
  const session = useSession();
  const opening = useOpenEditor({ definition, brand });
  const [{ kind: records }] = area.records;
  const trashOf = useMemo(() => ({ brandId: brand.id, records }), [brand, records]);
  const [first] = tabs;
  const hasTabs = tabs.length > 1;
  return (
    <EditorHost
      opening={opening}
      subject={{ kind: 'rows', noun: area.noun }}
      canSave={() => mayChange(area, session)}
      head={({ description, mark }) => (
        <EditorHead title={area.menu.label} description={description} note="" mark={!hasTabs && mark}>
          {hasTabs && (
            <EditorTabs
              tabs={tabs}
              current={tab}
              markOf={({ key }) => key === tab.key && mark}
              addressOf={({ key }) => (key === first?.key ? area.path : `${area.path}/${key}`)}
            />
          )}
        </EditorHead>
      )}
      tools={({ refresh }) =>
        mayWrite(area, session, 'create') && (
          <TrashButton
            heading={area.menu.label}
            nouns={area.plural}
            of={trashOf}
            size="small"
            onChanged={() => void refresh({ by: session.userName, at: undefined })}
          />
        )
      }
      tabId={hasTabs ? editorTabId(tab) : undefined}
    />
  );
}

/** Anyone who may add, change or remove rows may save; the form locks the rest (MAIL-011). */
function mayChange(area: RowsArea, session: Session): boolean {
  return Object.values(entryRights(area, session)).some(Boolean);
}
