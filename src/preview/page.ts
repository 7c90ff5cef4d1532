/** Viewport widths of the preview, in CSS pixels. */
export const PREVIEW_WIDTHS = { desktop: 1_120, mobile: 390 } as const;

export type PreviewWidth = keyof typeof PREVIEW_WIDTHS;

const STYLE = `
:root { color-scheme: light; font: 16px/1.6 Inter, "Segoe UI", "DejaVu Sans", sans-serif; color: #1c2430; background: #fff; }
body { margin: 0; padding: 32px; overflow-wrap: anywhere; }
article { max-width: 1000px; margin: 0 auto; }
.block { margin: 0 0 44px; }
.row { display: flex; gap: 32px; align-items: flex-start; }
.row + .row { margin-top: 24px; }
.column { flex: 1; min-width: 0; }
h1, h2, h3, h4 { line-height: 1.25; margin: 0 0 12px; }
h1 { font-size: 2.2rem; }
h2 { font-size: 1.5rem; }
p { margin: 0 0 12px; }
a, .link { color: var(--accent); text-decoration: underline; }
.lead { font-size: 1.15rem; color: #566070; }
.caption { font-size: 0.875rem; color: #566070; margin: 0 0 12px; }
.plain { display: block; white-space: pre-line; }
.fact { margin: 0 0 6px; }
.fact .plain { display: inline; }
.fact b { font-weight: 600; color: #566070; }
.block .block { margin: 0 0 24px; }
[data-pickable] [data-place] { cursor: pointer; }
[data-current] { outline: 2px solid var(--accent); outline-offset: 6px; border-radius: 2px; }
.lead, .paragraphs { margin: 0 0 12px; }
blockquote { margin: 0 0 12px; padding-left: 20px; border-left: 4px solid var(--accent); font-size: 1.35rem; }
table { border-collapse: collapse; width: 100%; margin: 0 0 12px; }
th, td { border: 1px solid #c9d0da; padding: 8px 10px; text-align: left; vertical-align: top; }
th { background: #f5f6f8; }
.frame { position: relative; display: grid; place-items: center; margin: 0 0 12px; border-radius: 6px; overflow: hidden; background: #eef1f5; color: #566070; min-height: 120px; }
.frame img, .frame video { display: block; width: 100%; height: auto; }
.still { aspect-ratio: 16 / 9; align-content: center; text-align: center; }
.still img { position: absolute; inset: 0; height: 100%; object-fit: cover; }
.play { position: relative; display: grid; place-items: center; width: 56px; height: 56px; border-radius: 50%; background: #fff; color: #1c2430; font-size: 22px; padding-left: 4px; box-sizing: border-box; }
.still p { position: relative; margin: 8px 16px 0; font-size: 0.875rem; }
.gallery { display: grid; grid-template-columns: repeat(auto-fill, minmax(220px, 1fr)); gap: 16px; }
.empty { color: #566070; text-align: center; padding: 48px 0; }
@media (max-width: 640px) { body { padding: 20px; } .row { flex-direction: column; gap: 16px; } .column { width: 100%; } h1 { font-size: 1.7rem; } }
`;

/** Content security policy: pictures and videos may load, scripts may not. */
const POLICY = "default-src 'none'; img-src * data: blob:; media-src * data: blob:; style-src 'unsafe-inline'";

/**
 * The empty document that the preview is rendered into.
 * @param accent the brand's colour, from the theme
 */
export function emptyPage({ title, accent }: { readonly title: string; readonly accent: string }): string {
  return [
    '<!doctype html><html lang="en"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${POLICY}">`,
    `<title>${title.replaceAll('&', '&amp;').replaceAll('<', '&lt;')}</title><style>:root { --accent: ${accent}; }${STYLE}</style></head><body></body></html>`,
  ].join('');
}
