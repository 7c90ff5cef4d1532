import type { PlacedFields } from '../definition';
import type { FormData } from '../tree';

/** The form that is previewed, as it is being edited. */
export interface PreviewSource {
  readonly fields: PlacedFields;
  /** The form as it is now; the same object while nothing changes. */
  readonly getForm: () => FormData;
  /** Tells of every change; @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
}
