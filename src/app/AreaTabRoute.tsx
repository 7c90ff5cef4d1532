import type { ReactNode } from 'react';
import { useLoaderData } from 'react-router-dom';
import type { AreaTab, EditorDefinition, PageArea } from '../definition';
import { openTabs } from '../session/access';
import { useSession } from '../session/SessionContext';
import { EditorScreen } from './EditorScreen';
import { InvalidRoute } from './InvalidRoute';

/** One tab of an area without a list: an editor at its own address (HBG-001, CAR-025). */
export function AreaTabRoute({ area, tab }: { readonly area: PageArea; readonly tab: AreaTab }): ReactNode {
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const { selectedBrand: brand } = session;
  const definition = editors.find(({ name }) => name === tab.editor);
  if (openTabs([tab], session).length === 0 || !definition || !brand) return <InvalidRoute />;
  return <EditorScreen area={area} tabs={[]} tab={tab} definition={definition} brand={brand} />;
}
