import { defineArea } from '../../src/definition';

export const propertyDocuments = defineArea({
  name: 'property-documents',
  path: '/manage-mddor-documents',
  menu: { label: 'Manage MDDOR Documents', icon: 'document', position: 90 },
  access: { read: 'read:mdor', create: 'create:mdor', update: 'update:mdor', delete: 'delete:mdor' },
  records: [{ kind: 'mdor_document' }],
  // ALISI has none.
  brands: ['ALP', 'AVIDA', 'AMAIA'],
  store: { kind: 'record', record: 'property-document' },
  list: {
    kind: 'table',
    heading: 'List of Documents',
    searchLabel: 'Documents',
    columns: [
      { field: 'document_custom_id', label: 'Document ID', sortable: true },
      { field: 'document_name', label: 'Document Name', sortable: true },
      { field: 'assigned_project', label: 'Assigned Project', sortable: true },
      { field: 'created_at', label: 'Date Uploaded', sortable: true, format: 'date' },
    ],
    sort: { by: 'created_at', order: 'DESC' },
    activeToggle: false,
    bulk: [{ label: 'Delete', does: 'remove', question: 'Delete {count} {entries}?' }],
    csv: 'mddor-documents',
    loadError: 'Something went wrong.',
    add: { label: 'Upload Document', offers: 'new entry' },
  },
  entries: {
    noun: 'document',
    editors: { add: 'add-property-document', change: 'edit-property-document' },
    opens: 'drawer',
    drawerWidth: 480,
    page: '{id}',
    actions: [{ kind: 'preview', label: 'Preview', file: 'file', fileName: 'document_name' }],
    removal: {
      title: 'Delete Document?',
      question: 'Are you sure you want to delete this document?',
      named: ['document_custom_id', 'document_name'],
      done: 'Successfully deleted document',
      failed: 'Something went wrong',
    },
    loadError: 'Document not found.',
  },
});
