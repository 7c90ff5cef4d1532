import { defineEditor } from '../../src/definition';
import { careerFields, REFRESHED_AFTER } from './career';

export const addCareer = defineEditor({
  name: 'add-career',
  title: 'Add Career',
  stored: { record: 'career' },
  reloadDelay: REFRESHED_AFTER,
  messages: { created: 'Careers succesfully created' },
  preview: {},
  fields: careerFields,
});
