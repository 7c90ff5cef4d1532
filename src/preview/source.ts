import type { Layout, PlacedFields } from '../definition';
import type { FormData, FormPath } from '../tree';
import type { SiteDraft } from './siteProtocol';

/** The brand's own site, which shows drafts. */
export interface PreviewedSite {
  readonly url: string;
  /** What it is told of the form; stays the same function. */
  readonly draftOf: (form: FormData) => SiteDraft;
}

/** The form that is previewed, as it is being edited. */
export interface PreviewSource {
  readonly fields: PlacedFields;
  /** How the fields that stand in no group are shown; undefined: not at all. */
  readonly layout?: Layout | undefined;
  /** The form as it is now; the same object while nothing changes. */
  readonly getForm: () => FormData;
  /** Tells of every change; @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Absent: the console's own drawing is all there is. */
  readonly site?: PreviewedSite | undefined;
  /** Brings a place of the form to the screen. */
  readonly goTo?: (path: FormPath) => void;
}
