import { defineEditor } from '../../src/definition';
import { EMAIL_CATEGORIES } from './categories';

/** MAIL-002 to MAIL-012. */
export const emails = defineEditor({
  name: 'emails',
  title: 'Email',
  description: 'Who gets the messages that visitors of the {BRAND} website send, by category.',
  stored: { rows: 'emails' },
  rulesApply: 'fromFirstSave',
  messages: { saved: 'Update Success', failed: 'Something went wrong!' },
  fields: {
    emails: {
      type: 'list',
      label: 'Email addresses',
      itemLabel: 'Email',
      addLabel: 'Add Email',
      summary: ['category', 'email'],
      stored: { each: 'EMAIL' },
      // The service keeps them in the order in which they were added.
      ordered: false,
      itemAccess: { create: 'create:email', update: 'update:email', delete: 'delete:email' },
      uniqueBy: ['email', 'category'],
      messages: { uniqueBy: 'Email must be unique per category.' },
      fields: {
        category: {
          type: 'choice',
          label: 'Category',
          stored: 'category',
          width: 'half',
          choices: EMAIL_CATEGORIES,
          required: 'Email Category is required.',
        },
        email: {
          type: 'email',
          label: 'Email',
          stored: 'email',
          width: 'half',
          required: 'Email is required.',
          messages: { invalid: 'Invalid email format.' },
        },
      },
    },
  },
});
