import type { ReactNode } from 'react';
import { useLoaderData, useParams } from 'react-router-dom';
import type { EditorDefinition, RowsArea } from '../definition';
import { openTabs } from '../session/access';
import { useSession } from '../session/SessionContext';
import { InvalidPage } from '../shell/InvalidPage';
import { AreaGate } from './AreaGate';
import { consoleAreas } from './consoleAreas';
import { RowsScreen } from './RowsScreen';

/** The screen of an area of rows: the form of one of its tabs (LINK-001, MAIL-001). */
export function RowsRoute({ area }: { readonly area: RowsArea }): ReactNode {
  return (
    <AreaGate area={area}>
      <RowsTabs area={area} />
    </AreaGate>
  );
}

function RowsTabs({ area }: { readonly area: RowsArea }): ReactNode {
  const { tab: key } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const { selectedBrand } = session;
  const tabs = openTabs(area.tabs, session);
  const tab = key === undefined ? tabs[0] : tabs.find((candidate) => candidate.key === key);
  const definition = editors.find(({ name }) => name === tab?.editor);
  if (!tab || !definition || !selectedBrand) {
    return <InvalidPage areas={consoleAreas} reason={{ kind: 'address' }} />;
  }
  return <RowsScreen key={tab.key} area={area} tabs={tabs} tab={tab} definition={definition} brand={selectedBrand} />;
}
