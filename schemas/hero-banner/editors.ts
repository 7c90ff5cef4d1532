import type { EditorDefinition } from '../../src/definition';
import { heroBanner } from './heroBanner';

export const editors: readonly EditorDefinition[] = [heroBanner];
