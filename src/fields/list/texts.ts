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
  actions: 'Actions of {name}',
  move: 'Move {name}',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  duplicate: 'Duplicate {name}',
  insertAbove: 'Insert above {name}',
  insertBelow: 'Insert below {name}',
  copy: 'Copy {name}',
  pasteBelow: 'Paste below {name}',
  paste: 'Paste',
  copyAll: 'Copy all',
  copyAllOf: 'Copy all of {label}',
  pasteOf: 'Paste {label}',
  copied: '{name} is copied.',
  pasted: '{name} was pasted.',
  /** Of several at once. */
  copiedAll: '{count, plural, one {# item is} other {# items are}} copied.',
  pastedAll: '{count} items were pasted.',
  noRoom:
    '{count, plural, one {# item was} other {# items were}} copied, and there is room for {room, plural, =0 {none} other {#}}.',
  nothingToPaste: 'There is no {label} on the clipboard. Copy one first.',
  unknownPasted: "What was copied is of a kind that does not exist here: ''{type}''.",
  otherPasted: "What was copied, ''{called}'', has other fields than ''{label}'' and does not fit here.",
  misfit: 'What was copied does not fit here: its {label} is not in the expected form.',
  preview: 'Preview {name}',
  backToList: 'Back to the list',
  remove: 'Remove {name}',
  /** PROPF-008. */
  yes: 'Yes',
  no: 'No',
  unknownKind: 'This console does not know this kind of item. It is kept as it is.',
});
