import type { EditorDefinition } from '../../src/definition';
import { article } from './article';

export const editors: readonly EditorDefinition[] = [article];
