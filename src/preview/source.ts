import type { Layout, PlacedFields } from '../definition';
import type { FormData, FormPath } from '../tree';
import type { SiteDraft } from './siteProtocol';

/** The brand's own site, which can show drafts. */
export interface PreviewedSite {
  readonly url: string;
  /** The draft to send for a form; must be stable. */
  readonly draftOf: (form: FormData) => SiteDraft;
}

/** The edited form. */
export interface PreviewSource {
  readonly fields: PlacedFields;
  /** Layout of the fields outside groups; undefined: they are not shown. */
  readonly layout?: Layout | undefined;
  /** The current form; the same object while nothing changes. */
  readonly getForm: () => FormData;
  /** Notifies of every change. @returns ends the subscription */
  readonly subscribe: (listener: () => void) => () => void;
  /** Absent: only the built-in preview is available. */
  readonly site?: PreviewedSite | undefined;
  /** Shows a field of the form. */
  readonly goTo?: (path: FormPath) => void;
}
