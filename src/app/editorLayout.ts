import type { AreaTab, EditorDefinition, PageArea } from '../definition';
import type { SessionBrand } from '../session/session';
import { sizes } from '../theme/tokens';

/** What an editor screen shows. */
export interface EditorScreenProps {
  readonly area: PageArea;
  /** The tabs the user may open; none where each is a screen of its own. */
  readonly tabs: readonly AreaTab[];
  readonly tab: AreaTab;
  readonly definition: EditorDefinition;
  readonly brand: SessionBrand;
}

/** The form beside its outline; the outline needs room. */
export const EDITOR_GRID = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: `minmax(0, ${sizes.form}px) ${sizes.outline}px` },
  columnGap: 4.25,
  justifyContent: 'center',
  px: { xs: 2, md: 4.25 },
  pt: 3.25,
  pb: 4,
} as const;

/** The form beside its preview, which takes the place of the outline. */
export const PREVIEW_GRID = {
  ...EDITOR_GRID,
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  columnGap: 3,
} as const;
