/** Colours by mode, named by use, not by hue. Text colours reach 4.5 : 1 on `page`, `card` and `side`. */
export interface ColourTokens {
  readonly ink: string;
  readonly soft: string;
  readonly line: string;
  /** The border of inputs: 3 : 1 on `card`. */
  readonly edge: string;
  readonly page: string;
  readonly card: string;
  readonly raised: string;
  readonly accent: string;
  readonly onAccent: string;
  readonly bad: string;
  readonly ok: string;
  readonly warn: string;
  readonly info: string;
}

export type ColourMode = 'light' | 'dark';

/** The accent while no brand is selected. */
export const NEUTRAL_ACCENT = { light: '#7a5c2e', dark: '#d9b678' } as const;

/** The colours of both modes, without a brand's accent. */
export const colours = {
  light: {
    ink: '#1c2430',
    soft: '#566070',
    line: '#e3e7ed',
    edge: '#8a94a3',
    page: '#f5f6f8',
    card: '#ffffff',
    raised: '#fafbfc',
    accent: NEUTRAL_ACCENT.light,
    onAccent: '#ffffff',
    bad: '#b3261e',
    ok: '#1a6b42',
    warn: '#8a5300',
    info: '#1f5f8b',
  },
  dark: {
    ink: '#e8ecf2',
    soft: '#a9b4c2',
    line: '#2c3542',
    edge: '#77828f',
    page: '#11151b',
    card: '#1a202a',
    raised: '#202834',
    accent: NEUTRAL_ACCENT.dark,
    onAccent: '#171208',
    bad: '#ff9c94',
    ok: '#7fd3a4',
    warn: '#f0bd6b',
    info: '#86c1ea',
  },
} as const satisfies Record<ColourMode, ColourTokens>;

/** The sidebar is dark in both modes (SHELL-001). */
export const sidebarColours = {
  background: '#151a22',
  selected: '#232b37',
  ink: '#b6c0cd',
  strong: '#ffffff',
  line: '#2a3340',
} as const;

/** Lengths in CSS pixels. */
export const sizes = {
  spacing: 8,
  radius: 8,
  sidebar: 250,
  sidebarCollapsed: 68,
  header: 58,
  /** Maximum width of lists, and of forms with their outline, including padding. */
  screen: 1190,
  form: 880,
  outline: 210,
  /** Minimum width and height of touch targets. */
  touch: 44,
} as const;

/** The type scale in CSS pixels, and its family. */
export const typeScale = {
  // The system fonts in the metrics of Inter are declared in fonts.css.
  family: 'Inter, "Arial as Inter", "Roboto as Inter", "DejaVu Sans as Inter", "Segoe UI", "DejaVu Sans", sans-serif',
  body: 14,
  small: 13,
  tiny: 12,
  h1: 22,
  h2: 15,
  dialog: 17,
} as const;

/** The tokens as CSS custom properties (`--ink`, …), for pages that load no component library. */
export function tokenVariables(mode: ColourMode): Readonly<Record<`--${string}`, string>> {
  const entries = Object.entries(colours[mode]).map(([name, value]): [`--${string}`, string] => [`--${name}`, value]);
  return Object.fromEntries([...entries, ['--family', typeScale.family]]);
}
