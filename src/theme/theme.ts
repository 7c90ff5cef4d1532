import type { AlertColor } from '@mui/material/Alert';
import { alpha, createTheme, type Theme } from '@mui/material/styles';
import { colours, sizes, typeScale, type ColourMode, type ColourTokens } from './tokens';

export interface ThemeOptions {
  /** The brand's accent colour for the mode (CSS hex). */
  readonly accent: string;
  readonly mode: ColourMode;
}

/** The console's theme: quiet surfaces, hairlines instead of shadows, the brand's accent on primary actions and focus. */
export function createConsoleTheme({ accent, mode }: ThemeOptions): Theme {
  const tokens: ColourTokens = { ...colours[mode], accent };
  return createTheme({
    spacing: sizes.spacing,
    motion: { reducedMotion: 'system' },
    shape: { borderRadius: sizes.radius },
    palette: {
      mode,
      primary: { main: accent, contrastText: tokens.onAccent },
      error: { main: tokens.bad },
      success: { main: tokens.ok },
      warning: { main: tokens.warn },
      info: { main: tokens.info },
      background: { default: tokens.page, paper: tokens.card },
      text: { primary: tokens.ink, secondary: tokens.soft, disabled: mode === 'light' ? '#737d8b' : '#8490a0' },
      divider: tokens.line,
      // Icons of buttons are as quiet as their labels, in both modes.
      action: { active: tokens.soft },
      // In dark mode, text on a colour is dark: the hover colour must not get much darker.
      tonalOffset: mode === 'dark' ? { light: 0.2, dark: 0.1 } : 0.2,
    },
    typography: typography(),
    components: components(tokens),
  });
}

function typography() {
  return {
    fontFamily: typeScale.family,
    fontSize: typeScale.body,
    htmlFontSize: 16,
    h1: { fontSize: rem(typeScale.h1), lineHeight: 1.3, fontWeight: 700 },
    h2: { fontSize: rem(typeScale.h2), lineHeight: 1.4, fontWeight: 700 },
    h3: { fontSize: rem(typeScale.body), lineHeight: 1.4, fontWeight: 600 },
    body1: { fontSize: rem(typeScale.body), lineHeight: 1.5 },
    body2: { fontSize: rem(typeScale.small), lineHeight: 1.5 },
    caption: { fontSize: rem(typeScale.tiny), lineHeight: 1.5 },
    button: { fontSize: rem(typeScale.body), textTransform: 'none' as const, fontWeight: 600 },
  };
}

function components(tokens: ColourTokens): NonNullable<Theme['components']> {
  const ring = `0 0 0 3px ${alpha(tokens.accent, 0.22)}`;
  const focusOutline = { outline: `2px solid ${tokens.accent}`, outlineOffset: 2 };
  return {
    MuiCssBaseline: {
      styleOverrides: {
        // Neither the header nor the bar of a form, whose height is --foot, covers what has the focus.
        html: { scrollPaddingTop: sizes.header + 16, scrollPaddingBottom: 'calc(var(--foot, 0px) + 40px)' },
        // Names and addresses without spaces break where they have to; nothing is pushed off the screen by them.
        body: { fontSize: rem(typeScale.body), minWidth: 320, overflowWrap: 'break-word' },
        'a:focus-visible, button:focus-visible, li:focus-visible, [tabindex="0"]:focus-visible': focusOutline,
        'main:focus, h1:focus': { outline: 'none' },
        ...autoFillAnimations,
        '@media (pointer: coarse)': coarsePointerStyles,
        '@media (forced-colors: active)': forcedColoursStyles,
        '@media print': printStyles,
        '@media (prefers-reduced-motion: reduce)': {
          '*, *::before, *::after': {
            animationDuration: '0.01ms !important',
            animationIterationCount: '1 !important',
            transitionDuration: '0.01ms !important',
            scrollBehavior: 'auto !important',
          },
        },
      },
    },
    MuiButtonBase: {
      defaultProps: { disableRipple: true },
      styleOverrides: { root: { '&.Mui-focusVisible': focusOutline } },
    },
    MuiButton: {
      defaultProps: { disableElevation: true },
      styleOverrides: {
        root: { minHeight: 38, paddingInline: 16 },
        outlined: { borderColor: tokens.line, color: tokens.ink, backgroundColor: tokens.card },
      },
    },
    MuiPaper: {
      defaultProps: { elevation: 0 },
      styleOverrides: { root: { backgroundImage: 'none' }, outlined: { borderColor: tokens.line } },
    },
    MuiDialog: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
    MuiDialogTitle: { styleOverrides: { root: { fontSize: rem(typeScale.dialog), fontWeight: 700 } } },
    // Aligns the buttons with the right edge of the text above.
    MuiDialogActions: { styleOverrides: { root: { padding: '8px 24px 20px 8px' } } },
    MuiMenu: { styleOverrides: { paper: { border: `1px solid ${tokens.line}` } } },
    // A menu clips at the edges of its items: an outer outline would be cut off.
    MuiMenuItem: { styleOverrides: { root: { '&.Mui-focusVisible': { outlineOffset: -2 } } } },
    // Fields are as low as the small ones of the library: only there is the label of an empty field centred.
    MuiTextField: { defaultProps: { size: 'small' } },
    MuiOutlinedInput: {
      styleOverrides: {
        root: {
          backgroundColor: tokens.card,
          '& .MuiOutlinedInput-notchedOutline': { borderColor: tokens.edge },
          '&.Mui-focused': { boxShadow: ring, outline: '2px solid transparent' },
          '&.Mui-focused .MuiOutlinedInput-notchedOutline': { borderWidth: 1 },
        },
        input: { padding: '9px 11px', height: 'auto', lineHeight: 1.5 },
        multiline: { padding: 0 },
      },
    },
    MuiInputBase: {
      // Otherwise each input injects its own style sheet for `autoFillAnimations` and searches the whole document for it.
      defaultProps: { disableInjectingGlobalStyles: true },
      styleOverrides: { root: { fontSize: rem(typeScale.body) }, input: autoFillDetection },
    },
    MuiFormHelperText: { styleOverrides: { root: { marginInline: 0, fontSize: rem(typeScale.tiny) } } },
    MuiTableCell: {
      styleOverrides: {
        root: { borderColor: tokens.line, fontSize: rem(typeScale.body) },
        head: { color: tokens.soft, fontWeight: 600, fontSize: rem(typeScale.small) },
      },
    },
    MuiTab: { styleOverrides: { root: { minHeight: 44, paddingInline: 12, minWidth: 0, fontWeight: 400 } } },
    MuiTabs: {
      styleOverrides: {
        root: { minHeight: 44, borderBottom: `1px solid ${tokens.line}` },
        // Hiding disabled scroll buttons lets the tabs start at the edge of the screen.
        scrollButtons: { '&.Mui-disabled': { display: 'none' } },
      },
    },
    MuiToggleButton: { styleOverrides: { root: { textTransform: 'none', color: tokens.soft } } },
    MuiAlert: {
      styleOverrides: {
        root: { borderRadius: sizes.radius, border: `1px solid ${tokens.line}`, alignItems: 'center' },
        standard: ({ ownerState }) => ({
          color: tokens.ink,
          backgroundColor: tintedBackground(tokens, ownerState.color ?? ownerState.severity ?? 'success'),
        }),
      },
    },
  };
}

/** The card background with a tint of the severity's colour. */
function tintedBackground({ card, bad, warn, ok, info }: ColourTokens, severity: AlertColor): string {
  const colour = { error: bad, warning: warn, success: ok, info }[severity];
  return `color-mix(in srgb, ${colour} 10%, ${card})`;
}

/** MUI inputs detect browser autofill, and its end, by the start of these animations, to move their labels. */
const autoFillDetection = {
  animation: 'mui-auto-fill-cancel 10ms',
  '&:-webkit-autofill': { animation: 'mui-auto-fill 5000s' },
};

/** No visible effect; the names are MUI's. */
const autoFillAnimations = {
  '@keyframes mui-auto-fill': { from: { animationName: 'mui-auto-fill' } },
  '@keyframes mui-auto-fill-cancel': { from: { animationName: 'mui-auto-fill-cancel' } },
};

/**
 * High-contrast modes replace colours and drop backgrounds: states that only they convey (selected, pressed, current, progress)
 * need another indication.
 */
const forcedColoursStyles = {
  '.Mui-selected, [aria-pressed="true"], :is(a, button)[aria-current]': {
    outline: '2px solid Highlight !important',
    outlineOffset: '-2px !important',
  },
  '.MuiLinearProgress-bar': { backgroundColor: 'Highlight !important' },
  // Their background is gone.
  '.MuiButton-contained': { border: '1px solid !important' },
};

/** Black on white in either mode; scrollable content is expanded, and buttons are hidden. */
const printStyles = {
  '*, *::before, *::after': {
    color: '#000 !important',
    backgroundColor: 'transparent !important',
    boxShadow: 'none !important',
  },
  'html, body': { backgroundColor: '#fff !important', colorScheme: 'light' },
  'main *': { overflow: 'visible !important' },
  textarea: { fieldSizing: 'content' },
  // Paper cannot be scrolled horizontally.
  'main table': { width: '100% !important', minWidth: '0 !important' },
  'main :is(th, td), main td *': {
    overflowWrap: 'anywhere !important',
    whiteSpace: 'normal !important',
    paddingInline: '4px !important',
  },
  '.MuiTabs-list': { flexWrap: 'wrap' },
  'button, [role="button"], .f-bar, .notistack-SnackbarContainer': { display: 'none !important' },
  'tr, section': { breakInside: 'avoid' },
};

/**
 * Minimum touch target size, overriding component styles. iOS zooms into text fields whose text is smaller than 16 pixels,
 * and does not zoom back.
 */
const coarsePointerStyles = {
  'button, summary, [role="button"], .MuiButtonBase-root': {
    minWidth: `${sizes.touch}px !important`,
    minHeight: `${sizes.touch}px !important`,
  },
  '.MuiInputBase-root': { minHeight: `${sizes.touch}px` },
  'input, select, textarea, [contenteditable="true"]': { fontSize: '16px !important' },
};

function rem(pixels: number): string {
  return `${pixels / 16}rem`;
}
