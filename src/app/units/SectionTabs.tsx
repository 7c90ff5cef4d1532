import type { ReactNode } from 'react';
import type { UnitSection } from '../../definition';
import { LinkTabs, type TabLinks } from '../EditorHead';
import { unitTexts } from './texts';

/** The tabs of the sections of a unit (PROP-049, PROP-050). The screen around them stays where it is. */
export function SectionTabs(props: TabLinks<UnitSection>): ReactNode {
  return (
    <LinkTabs
      {...props}
      idOf={sectionTabId}
      aria-label={unitTexts.sections}
      allowScrollButtonsMobile
      preventScrollReset
      sx={{ borderBottom: 1, borderColor: 'divider' }}
    />
  );
}

/** Id of a section's tab, which labels its panel. */
export function sectionTabId({ key }: Pick<UnitSection, 'key'>): string {
  return `section-${key}`;
}
