import Button from '@mui/material/Button';
import { useEffect, type ReactNode } from 'react';
import { Link as RouterLink, useLoaderData, useParams } from 'react-router-dom';
import type { EditorDefinition, PageArea } from '../definition';
import { openTabs } from '../session/access';
import { useSession, useSessionController } from '../session/SessionContext';
import { Message } from '../shell/Message';
import { shellTexts } from '../shell/texts';
import { EditorScreen } from './EditorScreen';
import { InvalidRoute } from './InvalidRoute';
import { editorTexts } from './texts';

/** The tabbed editor of an area (CI-007): resolves brand, tab and editor from the address; shows a message if one is missing. */
export function AreaEditorRoute({ area }: { readonly area: PageArea }): ReactNode {
  const { tab: key, brandId } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const session = useSession();
  const controller = useSessionController();
  const brand = session.ownBrands.find(({ id }) => id === brandId);
  const isOther = brand !== undefined && brand.id !== session.selectedBrand?.id;
  useEffect(() => {
    if (isOther) controller.chooseBrand(brand.id);
  }, [brand, controller, isOther]);
  if (!brand) return <InvalidRoute reason={{ kind: 'brand' }} />;
  if (isOther) return null;
  const tabs = openTabs(area.tabs, session);
  const tab = tabs.find((candidate) => candidate.key === key);
  const definition = editors.find(({ name }) => name === tab?.editor);
  if (!tab || !definition) {
    return (
      <Message title={editorTexts.pageNotFound} text={editorTexts.pageNotFoundHint}>
        <Button variant="contained" component={RouterLink} to={area.path}>
          {shellTexts.goTo({ label: area.menu.label })}
        </Button>
      </Message>
    );
  }
  return <EditorScreen area={area} tabs={tabs} tab={tab} definition={definition} brand={brand} />;
}
