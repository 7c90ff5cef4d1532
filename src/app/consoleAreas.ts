import { areas } from '../../schemas';
import type { AreaDefinition } from '../definition';
import { SAMPLE_SCOPE } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { sampleTexts } from '../shell/texts';

/** The sample feature, which has a screen but no content (A-24, B-39). */
export const sampleFeature = {
  name: 'sample-feature',
  path: '/sample-feature',
  menu: {
    icon: 'sample',
    position: 125,
    get label() {
      return sampleTexts.label;
    },
  },
  access: { read: SAMPLE_SCOPE },
} as const satisfies MenuArea & Pick<AreaDefinition, 'menu'>;

/** Everything that the menu may show, in its order: the content areas and the sample feature (NAV-003). */
export const consoleAreas: readonly MenuArea[] = [...areas, sampleFeature].sort(
  (a, b) => a.menu.position - b.menu.position,
);
