import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { editorTexts } from '../lib/messages';
import { editorPath } from '../list/editorPath';
import type { EditorScreenProps } from './editorLayout';

/** Title, description and tabs of an editor; a tab is a link to its own address (CI-008, CI-010). */
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
      <Tabs value={tab.key} variant="scrollable" scrollButtons="auto" aria-label={editorTexts.tabs} sx={{ mb: 2.5 }}>
        {tabs.map(({ key, label }) => (
          <Tab
            key={key}
            value={key}
            id={`tab-${key}`}
            label={
              <span>
                {label}
                {key === tab.key && mark}
              </span>
            }
            component={RouterLink}
            to={editorPath(area, key, brand.id)}
            sx={{ '&.Mui-selected': { color: 'text.primary', fontWeight: 600 } }}
          />
        ))}
      </Tabs>
    </>
  );
}
