import { defineEditor } from '../../src/definition';
import { documentFields, documentMessages } from './document';

export const editPropertyDocument = defineEditor({
  name: 'edit-property-document',
  title: 'Update Documents',
  stored: { record: 'property-document' },
  messages: documentMessages,
  fields: documentFields,
});
