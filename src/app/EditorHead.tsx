import Tab from '@mui/material/Tab';
import Tabs, { type TabsProps } from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink, type LinkProps } from 'react-router-dom';
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

/** Tabs, one of which is current. */
export interface TabLinks<T extends LabelledTab> {
  readonly tabs: readonly T[];
  readonly current: LabelledTab;
  /** Rendered next to the label of a tab. */
  readonly markOf: (tab: T) => ReactNode;
  readonly addressOf: (tab: T) => string;
}

type TabsAttributes = Pick<TabsProps, 'aria-label' | 'allowScrollButtonsMobile' | 'sx'> &
  Pick<LinkProps, 'preventScrollReset'>;

/** The tabs of the editors that share a screen (CI-008, CI-010). */
export function EditorTabs<T extends LabelledTab>(props: TabLinks<T>): ReactNode {
  return <LinkTabs {...props} idOf={editorTabId} aria-label={editorTexts.tabs} sx={{ mb: 2.5 }} />;
}

/**
 * Tabs that are links, each to its own address.
 * @param props.idOf id of a tab, which labels its panel
 */
export function LinkTabs<T extends LabelledTab>(
  props: TabLinks<T> & TabsAttributes & { readonly idOf: (tab: T) => string },
): ReactNode {
  const { tabs, current, markOf, addressOf, idOf, preventScrollReset = false, ...own } = props;
  return (
    <Tabs {...own} value={current.key} variant="scrollable" scrollButtons="auto">
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          id={idOf(tab)}
          label={
            <span>
              {tab.label}
              {markOf(tab)}
            </span>
          }
          component={RouterLink}
          to={addressOf(tab)}
          preventScrollReset={preventScrollReset}
          sx={{ '&.Mui-selected': { color: 'text.primary', fontWeight: 600 } }}
        />
      ))}
    </Tabs>
  );
}

/** Id of an editor's tab, which labels its panel. */
export function editorTabId({ key }: Pick<LabelledTab, 'key'>): string {
  return `tab-${key}`;
}
