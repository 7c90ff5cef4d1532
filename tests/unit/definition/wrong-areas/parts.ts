/** Parts shared by the areas of this folder. Each area has one wrong line; its `// expected:` comment is part of the compiler error. */
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
