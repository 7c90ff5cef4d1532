import type { EditorDefinition } from '../../src/definition';
import { award } from './award';

export const editors: readonly EditorDefinition[] = [award];
