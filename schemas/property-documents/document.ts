import type { EditorMessages, Fields } from '../../src/definition';
import { pdf } from '../shared/pdf';

/** The form of a property document: the project first, then its file (MDDOR-009 to MDDOR-016). */
export const documentFields: Fields = {
  document: {
    type: 'group',
    fields: {
      project: {
        type: 'choice',
        label: 'Project',
        stored: 'assigned_project',
        options: { source: 'projects', loadError: 'Could not retrieve projects list.' },
        required: 'Please choose a project.',
        lockedOnceStored: true,
      },
      file: {
        type: 'document',
        label: 'Document',
        stored: 'file',
        ...pdf,
        keyEndings: ['pdf'],
        uploadTo: '/upload/mdor-docs',
        belongsTo: { field: 'project', sentAs: 'project', message: 'Please assign a project first.' },
        clearedBy: 'project',
        required: 'Please upload a document.',
      },
    },
  },
};

export const documentMessages: EditorMessages = {
  created: 'Successfully added/updated document.',
  saved: 'Successfully added/updated document.',
};
