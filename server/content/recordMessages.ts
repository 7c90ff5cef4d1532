/** User-facing messages of the record operations; those of the specification's catalogue are verbatim. */
export const recordMessages = {
  recordNotFound: 'Record not found.',
  revisionNotFound: 'Revision not found.',
  notOrdered: (area: string) => `id: expected a record of a list that people order; '${area}' is sorted by its values.`,
  viewNotFound: 'View not found.',
  placeTaken: 'It cannot be restored: another one has taken its place, or what it belongs to is gone.',
  linkLocked: (what: string) => `The ${what} of a banner cannot be changed.`,
  noVideoLink: (brand: string) => `The banners of ${brand} have no video link.`,
  noAltText: (brand: string) => `The pictures of ${brand} have no alt text.`,
  careerNotFound: 'Career not found.',
  noDepartments: (brand: string) => `${brand} has no departments.`,
  departmentNotFound: 'Department not found.',
  departmentNameMissing: 'Department name is required.',
  departmentNameTaken: 'Department name is already taken.',
  departmentInUse: (name: string, careers: number) =>
    `'${name}' cannot be removed: ${careers === 1 ? 'one career uses it' : `${careers} careers use it`}.`,
  linkNotFound: 'Link not found.',
  emailNotFound: 'E-mail record not found.',
  emailTaken: 'Email must be unique per category.',
} as const;
