import type { EditorDefinition } from '../../src/definition';
import { addContract } from './add-contract';
import { editContract } from './edit-contract';

export const editors: readonly EditorDefinition[] = [addContract, editContract];
