import { defineEditor } from '../../src/definition';
import { careerFields } from './career';

export const addCareer = defineEditor({
  name: 'add-career',
  title: 'Add Career',
  stored: { record: 'career' },
  messages: { created: 'Careers succesfully created' },
  fields: careerFields,
});
