/** The one door to the preview of a form. */
export { BlockPreview } from './BlockPreview';
export { PreviewPane } from './PreviewPane';
export type { PreviewSource } from './source';
