import type { EditorDefinition, EntryView, RecordArea } from '../../definition';

export interface EntryViewProps {
  readonly area: RecordArea;
  readonly view: EntryView;
  readonly editors: readonly EditorDefinition[];
  readonly id: string;
}
