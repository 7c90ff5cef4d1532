import { defineTexts } from '../../lib/texts';

/** Formatted text. */
export const richTextTexts = defineTexts('richText', {
  toolbar: 'Formatting of {label}',
  textStyle: 'Text style',
  paragraph: 'Paragraph',
  heading: 'Heading {level}',
  bold: 'Bold',
  italic: 'Italic',
  link: 'Link',
  bulletedList: 'Bulleted list',
  orderedList: 'Numbered list',
  insertTable: 'Insert table',
  table: 'Table',
  rowBelow: 'Add row below',
  columnRight: 'Add column to the right',
  removeRow: 'Remove row',
  removeColumn: 'Remove column',
  removeTable: 'Remove table',
  /** Read to people who use a screen reader. */
  keys: 'Alt+F10 moves to the formatting tools. In a table, Tab moves to the next cell, and from the last cell to the next field.',
  /** The switch between formatted and plain text (COMP-018). */
  richTextField: 'Rich text field',
  of: 'of {label}',
  tooMuch:
    'This is too much text to paste at once: {size} million characters. Paste at most {limit} million at a time.',
  lookLeftOut: 'The formatting of what was pasted is too big; its text was pasted without it.',
  listsAsLines: 'This text has no such lists: what was pasted of them became lines with their numbers or bullets.',
  address: 'Web, email or telephone link',
  badAddress: 'Enter a link that starts with http://, https://, mailto: or tel:.',
  setLink: 'Set link',
  removeLink: 'Remove link',
  cancel: 'Cancel',
});
