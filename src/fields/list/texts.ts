import { defineTexts } from '../../lib/texts';

/** Lists and blocks. */
export const itemTexts = defineTexts('item', {
  name: '{label} {position}',
  add: '+ {label}',
  count: '{count, plural, one {# item} other {# items}}',
  limit: 'At most {limit}',
  empty: 'No {label} yet',
  collapseAll: 'Collapse all',
  expandAll: 'Expand all',
  show: 'Show {name}',
  hide: 'Hide {name}',
  actions: 'Actions of {name}',
  move: 'Move {name}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  duplicate: 'Duplicate {name}',
  insertAbove: 'Insert above {name}',
  insertBelow: 'Insert below {name}',
  copy: 'Copy {name}',
  pasteBelow: 'Paste below {name}',
  preview: 'Preview {name}',
  remove: 'Remove {name}',
  /** PROPF-008. */
  yes: 'Yes',
  no: 'No',
  unknownKind: 'This console does not know this kind of item. It is kept as it is.',
});
