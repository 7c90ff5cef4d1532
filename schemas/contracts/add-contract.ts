import { defineEditor } from '../../src/definition';
import { contractFields, contractMessages } from './contract';

export const addContract = defineEditor({
  name: 'add-contract',
  title: 'Upload Document',
  stored: { record: 'contract' },
  messages: contractMessages,
  fields: contractFields,
});
