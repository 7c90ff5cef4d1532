import { defineEditor, type Field } from '../../src/definition';
import { pictures } from '../shared/pictures';
import { companyPage } from './page';

/** One of the two statements; each is a container of its own. */
function statement(label: string, name: string): Field {
  return {
    type: 'group',
    label,
    stored: { container: name, collection: `${name}-FC` },
    layout: [[[{ field: 'title', as: 'heading' }, 'bodies'], ['images']]],
    fields: {
      title: { type: 'text', label: 'Title', stored: `${name}-TITLE` },
      bodies: {
        type: 'list',
        label: 'Body',
        addLabel: 'Add Body',
        itemLabel: 'Body',
        stored: { in: 'BODIES', each: 'BODY' },
        layout: [[['body']]],
        fields: { body: { type: 'richText', label: 'Body', stored: 'BODY' } },
      },
      images: pictures,
    },
  };
}

export const missionVision = defineEditor({
  name: 'mission-vision',
  title: 'Mission and Vision',
  description: 'Shown on the About page of the {BRAND} website.',
  stored: { page: companyPage('mission-vision', 'Mission Vision') },
  preview: {},
  fields: { mission: statement('Mission', 'MISSION'), vision: statement('Vision', 'VISION') },
});
