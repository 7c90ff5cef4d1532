import type { EditorDefinition } from '../../src/definition';
import { addCareer } from './add-career';
import { editCareer } from './edit-career';

export const editors: readonly EditorDefinition[] = [addCareer, editCareer];
