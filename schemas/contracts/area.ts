import { defineArea } from '../../src/definition';
import { contractSites } from './sites';

export const contracts = defineArea({
  name: 'contracts',
  path: '/manage-contracts',
  menu: { label: 'Manage Contracts', icon: 'contract', position: 140 },
  access: {
    read: 'read:contract_document_entry',
    create: 'create:contract_document_entry',
    update: 'update:contract_document_entry',
    delete: 'delete:contract_document_entry',
  },
  records: [{ kind: 'contract_document' }],
  store: { kind: 'record', record: 'contract' },
  list: {
    kind: 'table',
    heading: 'Contracts',
    searchLabel: 'Contracts',
    columns: [
      { field: 'name', label: 'Name' },
      { field: 'type', label: 'Document Type' },
      { field: 'usage_type', label: 'Usage Type' },
      { field: 'version', label: 'Version' },
      { field: 'updated_at', label: 'Date Updated', format: 'date' },
    ],
    sort: { by: 'updated_at', order: 'DESC' },
    activeToggle: false,
    csv: 'contracts',
    loadError: 'Something went wrong.',
    add: { label: 'Upload Document', offers: 'new entry' },
  },
  entries: {
    noun: 'document',
    editors: { add: 'add-contract', change: 'edit-contract' },
    opens: 'drawer',
    drawerWidth: 480,
    page: '{id}',
    actions: [
      { kind: 'preview', label: 'Preview', file: 'file', fileName: 'file_name' },
      { kind: 'versions', label: 'Previous uploads', access: 'read:contract_document_entry' },
      {
        kind: 'address',
        label: 'Generate URL',
        access: 'create:contract_document_url',
        sites: contractSites,
        path: '/contracts',
        parameters: { dt: 'type', ut: 'usage_type', v: 'version', fa: 'file_alias' },
      },
    ],
    removal: {
      title: 'Delete Document?',
      question: 'Are you sure you want to delete this document?',
      done: 'Successfully deleted document',
      failed: 'Something went wrong',
    },
    loadError: 'Document not found.',
  },
});
