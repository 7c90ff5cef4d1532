import type { EditorDefinition } from '../../src/definition';
import { addPropertyDocument } from './add-property-document';
import { editPropertyDocument } from './edit-property-document';

export const editors: readonly EditorDefinition[] = [addPropertyDocument, editPropertyDocument];
