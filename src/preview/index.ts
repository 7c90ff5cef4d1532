/** Public API of the form preview. */
export { PreviewDialog } from './PreviewDialog';
export { PreviewPane } from './PreviewPane';
export type { SiteDraft } from './siteProtocol';
export type { PreviewedSite, PreviewSource } from './source';
