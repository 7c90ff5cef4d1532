import type { EditorMessages, Fields } from '../../src/definition';
import { CONTRACT_TYPES, USAGE_TYPES } from './documentTypes';
import { pdf } from '../shared/pdf';

/** The form of a contract document (CTR-006 to CTR-012). There is one document per type and usage type. */
export const contractFields: Fields = {
  document: {
    type: 'group',
    fields: {
      documentType: {
        type: 'choice',
        label: 'Document Type',
        stored: 'type',
        choices: CONTRACT_TYPES,
        required: 'Please choose a document type.',
        lockedOnceStored: true,
      },
      usageType: {
        type: 'choice',
        label: 'Usage Type',
        stored: 'usage_type',
        choices: USAGE_TYPES,
        required: 'Please choose a usage type.',
        lockedOnceStored: true,
      },
      name: {
        type: 'text',
        label: 'Name',
        stored: 'name',
        help: 'Without one the document is called by its types, for example CTS - House & Lot.',
      },
      file: {
        type: 'document',
        label: 'Document',
        stored: 'file',
        ...pdf,
        keyEndings: ['pdf'],
        uploadTo: '/uploads/documents',
        // exactly this text, although the file is missing.
        required: 'Please choose a usage type.',
      },
    },
  },
};

export const contractMessages: EditorMessages = {
  created: 'Successfully added/updated document.',
  saved: 'Successfully added/updated document.',
};
