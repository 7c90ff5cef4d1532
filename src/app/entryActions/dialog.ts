import type { RecordRow, RecordSource } from '../../stores/records/source';

/** What the dialog of a row works on. */
export interface EntryDialogProps<Action> {
  readonly action: Action;
  readonly row: RecordRow;
  /** What the row is called. */
  readonly name: string;
  /** Where the row comes from; must stay the same object. */
  readonly source: Pick<RecordSource, 'versions'>;
  /** The addresses of the websites, by their names. */
  readonly siteUrls: Readonly<Record<string, string>>;
  readonly close: () => void;
}
