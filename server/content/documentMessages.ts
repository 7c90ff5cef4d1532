/** User-facing messages of the property and contract document operations; those of the specification's catalogue are verbatim. */
export const documentMessages = {
  notFound: 'Document not found.',
  projectLocked: 'The project of a document cannot be changed.',
  projectsFailed: 'Could not retrieve projects list.',
  //
  fileNameMissing: 'Please choose a usage type.',
  typeLocked: 'The document type of a contract document cannot be changed.',
  usageTypeLocked: 'The usage type of a contract document cannot be changed.',
  contractThere: (type: string, usageType: string) =>
    `There is a ${type} document for ${usageType} already. Update that one.`,
} as const;
