import type { EditorDefinition } from '../../src/definition';
import { showroom } from './showroom';

export const editors: readonly EditorDefinition[] = [showroom];
