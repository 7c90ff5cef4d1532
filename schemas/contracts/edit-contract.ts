import { defineEditor } from '../../src/definition';
import { contractFields, contractMessages } from './contract';

export const editContract = defineEditor({
  name: 'edit-contract',
  title: 'Update Document',
  description: 'Another file is stored as the next version. The present one stays among the previous uploads.',
  stored: { record: 'contract' },
  messages: contractMessages,
  fields: contractFields,
});
