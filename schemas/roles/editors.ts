import type { EditorDefinition } from '../../src/definition';
import { addRole } from './add-role';
import { editRole } from './edit-role';

export const editors: readonly EditorDefinition[] = [addRole, editRole];
