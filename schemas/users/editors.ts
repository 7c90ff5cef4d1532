import type { EditorDefinition } from '../../src/definition';
import { addUser } from './add-user';
import { updateUser } from './update-user';

export const editors: readonly EditorDefinition[] = [addUser, updateUser];
