import { areas } from '../../schemas';
import type { AreaDefinition } from '../definition';
import { SAMPLE_SCOPE } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import { sampleTexts } from '../shell/texts';
import { activityTexts } from './activity/texts';

/** The sample feature: a screen without content (A-24, B-39). */
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

/**
 * The activity log. Platform administrators reach it from above their menu, staff from their home. Hidden if the identity service
 * keeps none.
 */
export const activityLog = {
  name: 'activity',
  path: '/activity',
  menu: {
    icon: 'activity',
    position: 220,
    get label() {
      return activityTexts.heading;
    },
  },
  audience: 'platform',
  isHome: true,
} as const satisfies MenuArea & Pick<AreaDefinition, 'menu'>;

/** Everything that has screens, in menu order: the content areas, the sample feature (NAV-003) and the activity log. */
export const consoleAreas: readonly MenuArea[] = [...areas, sampleFeature, activityLog].sort(
  (a, b) => a.menu.position - b.menu.position,
);
