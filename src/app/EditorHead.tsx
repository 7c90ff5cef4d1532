import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HeadParts } from './EditorHost';
import { editorTexts } from './texts';

/** Title, description and time of the last save; below them the tabs, if any. */
export function EditorHead(
  props: Pick<HeadParts, 'title' | 'description' | 'note'> & {
    readonly children?: ReactNode;
    /** Rendered after the description. */
    readonly mark?: ReactNode;
  },
): ReactNode {
  const { title, description, note, mark, children } = props;
  return (
    <>
      <Typography variant="h1">{title}</Typography>
      <Typography color="textSecondary" sx={{ mb: children ? 2 : 2.5, minHeight: 21 }}>
        {[description, note].filter(Boolean).join(' ')}
        {mark}
      </Typography>
      {children}
    </>
  );
}

interface LabelledTab {
  readonly key: string;
  readonly label: string;
}

/** The tabs of the editors that share a screen; a tab is a link to its own address (CI-008, CI-010). */
export function EditorTabs<T extends LabelledTab>(props: {
  readonly tabs: readonly T[];
  readonly current: LabelledTab;
  /** Rendered next to the label of the open tab. */
  readonly mark: ReactNode;
  readonly addressOf: (tab: T) => string;
}): ReactNode {
  const { tabs, current, mark, addressOf } = props;
  return (
    <Tabs value={current.key} variant="scrollable" scrollButtons="auto" aria-label={editorTexts.tabs} sx={{ mb: 2.5 }}>
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          id={`tab-${tab.key}`}
          label={
            <span>
              {tab.label}
              {tab.key === current.key && mark}
            </span>
          }
          component={RouterLink}
          to={addressOf(tab)}
          sx={{ '&.Mui-selected': { color: 'text.primary', fontWeight: 600 } }}
        />
      ))}
    </Tabs>
  );
}
