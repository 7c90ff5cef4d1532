import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { HeadParts } from './EditorHost';
import { editorTexts } from './texts';
import { unitTexts } from './units/texts';

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

/**
 * The tabs of the editors that share a screen, or of the sections of a part of it; a tab is a link to its own address (CI-008, CI-010,
 * PROP-049, PROP-050).
 */
export function EditorTabs<T extends LabelledTab>(props: {
  readonly tabs: readonly T[];
  readonly current: LabelledTab;
  /** Rendered next to the label of a tab. */
  readonly markOf: (tab: T) => ReactNode;
  readonly addressOf: (tab: T) => string;
  /** Whether they are sections: the screen around them then stays where it is. */
  readonly areSections?: boolean;
}): ReactNode {
  const { tabs, current, markOf, addressOf, areSections = false } = props;
  return (
    <Tabs
      value={current.key}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile={areSections}
      aria-label={areSections ? unitTexts.sections : editorTexts.tabs}
      sx={areSections ? { borderBottom: 1, borderColor: 'divider' } : { mb: 2.5 }}
    >
      {tabs.map((tab) => (
        <Tab
          key={tab.key}
          value={tab.key}
          id={areSections ? sectionTabId(tab) : editorTabId(tab)}
          label={
            <span>
              {tab.label}
              {markOf(tab)}
            </span>
          }
          component={RouterLink}
          to={addressOf(tab)}
          preventScrollReset={areSections}
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

/** Id of a section's tab, which labels its panel. */
export function sectionTabId({ key }: Pick<LabelledTab, 'key'>): string {
  return `section-${key}`;
}
