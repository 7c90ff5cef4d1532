/** What the operations of records say to people; texts of the catalogue stand here letter for letter. */
export const recordMessages = {
  linkTypeMissing: 'Please select a link type.',
  linkCategoryMissing: 'Please select link category.',
  linkLocked: (what: string) => `The ${what} of a banner cannot be changed.`,
  noVideoLink: (brand: string) => `The banners of ${brand} have no video link.`,
  noAltText: (brand: string) => `The pictures of ${brand} have no alt text.`,
  careerNotFound: 'Career not found.',
  careerTitleMissing: 'Career Title is required',
  departmentMissing: 'Select Department',
  locationMissing: 'Location is required',
  noDepartments: (brand: string) => `${brand} has no departments.`,
  departmentNotFound: 'Department not found.',
  departmentNameMissing: 'Department name is required.',
  departmentNameTaken: 'Department name is already taken.',
  departmentInUse: (name: string, careers: number) =>
    `'${name}' cannot be removed: ${careers === 1 ? 'one career uses it' : `${careers} careers use it`}.`,
  linkNotFound: 'Link not found.',
  linkPartMissing: 'This is required',
  emailNotFound: 'E-mail record not found.',
  emailMissing: 'Email is required.',
  emailCategoryMissing: 'Email Category is required.',
  emailTaken: 'Email must be unique per category.',
} as const;
