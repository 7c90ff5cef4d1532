import { editorFromJson, type EditorDefinition } from '../../src/definition';
import { aboutUs } from './about-us';
import { awards } from './awards';
import { facts } from './facts';
import { footerLinks } from './footer-links';
import { missionVision } from './mission-vision';
import privacyPolicy from './privacy-policy.json' with { type: 'json' };
import { seoTags } from './seo-tags';
import { termsAndConditions } from './terms-and-conditions';

/** The editors of the area, in the order of its tabs (CI-009). */
export const editors: readonly EditorDefinition[] = [
  aboutUs,
  seoTags,
  footerLinks,
  facts,
  missionVision,
  awards,
  termsAndConditions,
  editorFromJson(privacyPolicy),
];
