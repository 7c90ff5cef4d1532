/** Parts that the areas of this folder share; each area is wrong in one line, which says what its error names. */
export const access = { read: 'read:x', create: 'create:x', update: 'update:x', delete: 'delete:x' };

export const table = {
  kind: 'table',
  heading: 'X',
  searchLabel: 'X',
  columns: [{ field: 'name', label: 'Name' }],
  sort: { by: 'name', order: 'ASC' },
  activeToggle: false,
} as const;

export const cards = {
  kind: 'cards',
  heading: 'X',
  searchLabel: 'X',
  addLabel: 'Add',
  lines: [{ kind: 'date' }],
  canFeature: false,
  loadError: 'No.',
} as const;
