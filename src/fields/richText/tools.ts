import type { RichTextTool } from '../../definition';
import type { IconName } from '../shared/Icon';

/** Icons of the tool buttons; the text style is a select instead. */
export const TOOL_ICONS = {
  bold: 'bold',
  italic: 'italic',
  link: 'link',
  bulletedList: 'bullets',
  orderedList: 'numbers',
  insertTable: 'table',
} as const satisfies Record<Exclude<RichTextTool, 'heading'>, IconName>;
