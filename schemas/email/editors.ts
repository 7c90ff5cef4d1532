import type { EditorDefinition } from '../../src/definition';
import { emails } from './emails';

export const editors: readonly EditorDefinition[] = [emails];
