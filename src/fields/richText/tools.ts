import type { RichTextTool } from '../../definition';
import type { IconName } from '../shared/Icon';
import type { SettingsOf } from '../shared/widget';

const ALL_TOOLS: readonly RichTextTool[] = [
  'heading',
  'bold',
  'italic',
  'link',
  'bulletedList',
  'orderedList',
  'insertTable',
];

/** Icons of the tool buttons; the text style is a select instead. */
export const TOOL_ICONS = {
  bold: 'bold',
  italic: 'italic',
  link: 'link',
  bulletedList: 'bullets',
  orderedList: 'numbers',
  insertTable: 'table',
} as const satisfies Record<Exclude<RichTextTool, 'heading'>, IconName>;

/** The tools of a field; all of them unless its definition lists some. */
export function toolsOf(settings: SettingsOf<'richText'>): readonly RichTextTool[] {
  return settings.toolbar ?? ALL_TOOLS;
}
