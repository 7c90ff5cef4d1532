/** The one door to the preview of a form. */
export { PreviewDialog } from './PreviewDialog';
export { PreviewPane } from './PreviewPane';
export type { SiteDraft } from './siteProtocol';
export type { PreviewedSite, PreviewSource } from './source';
