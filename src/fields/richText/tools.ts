import type { RichTextTool } from '../../definition';
import type { IconName } from '../shared/Icon';
import type { SettingsOf } from '../shared/widget';

const ALL: readonly RichTextTool[] = [
  'heading',
  'bold',
  'italic',
  'link',
  'bulletedList',
  'orderedList',
  'insertTable',
];

/** What the buttons of the tools show; a text style is chosen by its name. */
export const TOOL_ICONS = {
  bold: 'bold',
  italic: 'italic',
  link: 'link',
  bulletedList: 'bullets',
  orderedList: 'numbers',
  insertTable: 'table',
} as const satisfies Record<Exclude<RichTextTool, 'heading'>, IconName>;

/** The tools a field offers; all where its definition does not choose. */
export function toolsOf(settings: SettingsOf<'richText'>): readonly RichTextTool[] {
  return settings.toolbar ?? ALL;
}
