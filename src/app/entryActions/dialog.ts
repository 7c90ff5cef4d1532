import type { RecordArea } from '../../definition';
import type { RecordRow } from '../../stores/records/source';

/** What the dialog of a row works on. */
export interface EntryDialogProps<Action> {
  readonly area: RecordArea;
  readonly action: Action;
  readonly row: RecordRow;
  /** What the row is called. */
  readonly name: string;
  readonly close: () => void;
}
