import { defineEditor } from '../../src/definition';
import { careerFields } from './career';

export const editCareer = defineEditor({
  name: 'edit-career',
  title: 'Edit Career',
  stored: { record: 'career' },
  messages: { saved: 'Update success.' },
  fields: careerFields,
});
