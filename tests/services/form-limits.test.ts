import { expect, it } from 'vitest';
import { builtInDefinitions } from '../../server/definitions';
import { readFormLimits } from '../../server/files/formLimits';
import { defineEditor, type Fields } from '../../src/definition';

/** Definitions of one form. */
function formOf(fields: Fields) {
  const stored = { page: { tag: 'TOUR', slug: 'tour', name: 'Tour', save: 'updateTree' } } as const;
  const editor = defineEditor({ name: 'tour', title: 'Tour', stored, fields });
  return { areas: [], editorsOfArea: { tours: () => Promise.resolve([editor]) } };
}

it('the forms of the product set 50 MB for the calls of their pictures and documents, and for no other', async () => {
  const limits = await readFormLimits(builtInDefinitions);
  expect(Object.fromEntries(limits)).toEqual({
    '/upload/images': 50,
    '/uploads/documents': 50,
    '/upload/mdor-docs': 50,
  });
});

it('the largest limit of a call applies, at whatever depth its field is', async () => {
  const film = (maxMegabytes: number) => ({ type: 'video', label: 'Film', stored: 'FILM', maxMegabytes }) as const;
  const limits = await readFormLimits(
    formOf({
      main: {
        type: 'group',
        stored: { container: 'TOUR', collection: 'MAIN' },
        fields: {
          film: film(80),
          plan: { type: 'document', label: 'Plan', stored: 'PLAN' },
          stops: {
            type: 'list',
            label: 'Stops',
            itemLabel: 'Stop',
            addLabel: 'Add Stop',
            stored: { each: 'STOP' },
            fields: { film: film(120) },
          },
        },
      },
    }),
  );
  expect(Object.fromEntries(limits)).toEqual({ '/uploads/videos': 120 });
});
