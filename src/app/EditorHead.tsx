import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { editorPath } from '../list/editorPath';
import type { EditorScreenProps } from './editorLayout';
import { EditorTabs } from './EditorTabs';

/** Title, description and, where there are any, tabs of an editor; a tab is a link to its own address (CI-008, CI-010). */
export function EditorHead(
  props: Omit<EditorScreenProps, 'definition'> & {
    readonly definition: { readonly title: string; readonly description?: string };
    /** When and by whom the page was saved. */
    readonly note: string;
    /** Stands beside the label of the open tab. */
    readonly mark?: ReactNode;
  },
): ReactNode {
  const { area, tabs, tab, definition, brand, note, mark } = props;
  const description = definition.description?.replaceAll('{brand}', brand.name);
  return (
    <>
      <Typography variant="h1">{definition.title}</Typography>
      <Typography color="textSecondary" sx={{ mb: 2, minHeight: 21 }}>
        {[description, note].filter(Boolean).join(' ')}
      </Typography>
      {tabs.length > 0 && (
        <EditorTabs tabs={tabs} current={tab} mark={mark} addressOf={({ key }) => editorPath(area, key, brand.id)} />
      )}
    </>
  );
}
