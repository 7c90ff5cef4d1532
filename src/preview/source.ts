import type { Layout, PlacedFields } from '../definition';
import type { FormData, FormPath } from '../tree';

/** The form that is previewed, as it is being edited. */
export interface PreviewSource {
  readonly fields: PlacedFields;
  /** How the fields that stand in no group are shown; undefined: not at all. */
  readonly layout?: Layout | undefined;
  /** The form as it is now; the same object while nothing changes. */
  readonly getForm: () => FormData;
  /** Tells of every change; @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Brings a place of the form to the screen. */
  readonly goTo?: (path: FormPath) => void;
}
