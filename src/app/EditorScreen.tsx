import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { isListedArea, type AreaTab, type EditorDefinition, type PageArea } from '../definition';
import { editorPath } from '../list/entryPaths';
import type { SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { maySave } from './areaAccess';
import { EditorHead, editorTabId, EditorTabs } from './EditorHead';
import { EditorHost } from './EditorHost';
import { PAGE_SUBJECT, plannablePages } from './pageSubject';
import { useOpenEditor } from './useOpenEditor';

interface EditorScreenProps {
  readonly area: PageArea;
  /** The tabs the user may open; empty if each tab is a screen of its own. */
  readonly tabs: readonly AreaTab[];
  readonly tab: AreaTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}

/** One tab of an area. If there is no list to return to, CANCEL discards the changes. */
export function EditorScreen(props: EditorScreenProps): ReactNode {
  const { definition, brand } = props;
  return <TabEditor key={`${definition.name} ${brand.id}`} {...props} />;
}

function TabEditor({ area, tabs, tab, definition, brand }: EditorScreenProps): ReactNode {
  const session = useSession();
  const navigate = useNavigate();
  const leave = isListedArea(area) ? () => void navigate(area.path) : undefined;
  return (
    <EditorHost
      opening={useOpenEditor({ definition, brand })}
      subject={PAGE_SUBJECT}
      canSave={maySave(area, session)}
      plannable={plannablePages(area, brand)}
      head={({ mark, ...head }) => (
        <EditorHead {...head}>
          {tabs.length > 0 && (
            <EditorTabs
              tabs={tabs}
              current={tab}
              markOf={({ key }) => key === tab.key && mark}
              addressOf={({ key }) => editorPath(area, key, brand.id)}
            />
          )}
        </EditorHead>
      )}
      tabId={tabs.length > 0 ? editorTabId(tab) : undefined}
      onCancel={leave}
      onPageDeleted={leave}
    />
  );
}
