import type { EditorDefinition } from '../../src/definition';
import { gallery } from './gallery';

export const editors: readonly EditorDefinition[] = [gallery];
