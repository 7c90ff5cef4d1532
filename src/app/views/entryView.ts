import type { EditorDefinition, EntryView, RecordArea } from '../../definition';

/** What the page of an entry is given. */
export interface EntryViewProps {
  readonly area: RecordArea;
  readonly view: EntryView;
  readonly editors: readonly EditorDefinition[];
  readonly id: string;
}
