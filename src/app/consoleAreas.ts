import { areas } from '../../schemas';
import { sampleTexts } from '../lib/messages';
import { SAMPLE_SCOPE } from '../session/access';
import type { MenuArea } from '../session/menuArea';
import type { CrumbArea } from '../shell/breadcrumbs';

/** The sample feature, which has a screen but no content (A-24, B-39). */
export const sampleFeature: MenuArea = {
  name: 'sample-feature',
  path: '/sample-feature',
  menu: { label: sampleTexts.label, icon: 'sample' },
  access: { read: SAMPLE_SCOPE },
};

/** Everything that the menu may show, in its order: the content areas, and the sample feature before the awards (NAV-003). */
export const consoleAreas: readonly CrumbArea[] = withSampleFeature(areas);

function withSampleFeature(content: readonly CrumbArea[]): readonly CrumbArea[] {
  const awards = content.findIndex(({ path }) => path === '/manage-awards');
  const at = awards === -1 ? content.length : awards;
  return [...content.slice(0, at), sampleFeature, ...content.slice(at)];
}
