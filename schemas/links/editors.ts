import type { EditorDefinition } from '../../src/definition';
import { externalLinks } from './external-links';
import { socialMediaLinks } from './social-media-links';

export const editors: readonly EditorDefinition[] = [socialMediaLinks, externalLinks];
