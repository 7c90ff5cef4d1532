import { defineEditor } from '../../src/definition';
import { careerFields, REFRESHED_AFTER } from './career';

export const editCareer = defineEditor({
  name: 'edit-career',
  title: 'Edit Career',
  stored: { record: 'career' },
  reloadDelay: REFRESHED_AFTER,
  messages: { saved: 'Update success.' },
  preview: {},
  fields: careerFields,
});
