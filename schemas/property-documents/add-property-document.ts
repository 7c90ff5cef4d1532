import { defineEditor } from '../../src/definition';
import { documentFields, documentMessages } from './document';

export const addPropertyDocument = defineEditor({
  name: 'add-property-document',
  title: 'Upload Documents',
  stored: { record: 'property-document' },
  messages: documentMessages,
  fields: documentFields,
});
