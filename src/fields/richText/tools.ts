import type { RichTextTool } from '../../definition';
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

/** The tools a field offers; all where its definition does not choose. */
export function toolsOf(settings: SettingsOf<'richText'>): readonly RichTextTool[] {
  return settings.toolbar ?? ALL;
}
