import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { UnitSection } from '../../definition';
import { unitTexts } from './texts';
import { UnsavedMark } from './UnsavedMark';

/** The tabs of the sections of a unit that the user may open (PROP-049, PROP-050). */
export function SectionTabs(props: {
  readonly sections: readonly UnitSection[];
  readonly current: UnitSection;
  readonly isUnsaved: (section: UnitSection) => boolean;
  readonly addressOf: (section: UnitSection) => string;
}): ReactNode {
  const { sections, current, isUnsaved, addressOf } = props;
  return (
    <Tabs
      value={current.key}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={unitTexts.sections}
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    >
      {sections.map((section) => (
        <Tab
          key={section.key}
          value={section.key}
          id={sectionTabId(section)}
          component={RouterLink}
          to={addressOf(section)}
          preventScrollReset
          label={
            <span>
              {section.label}
              {isUnsaved(section) && <UnsavedMark />}
            </span>
          }
          sx={{ '&.Mui-selected': { color: 'text.primary', fontWeight: 600 } }}
        />
      ))}
    </Tabs>
  );
}

/** Id of a section's tab, which labels its panel. */
export function sectionTabId({ key }: UnitSection): string {
  return `section-${key}`;
}
