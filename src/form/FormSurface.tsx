import { alpha, styled } from '@mui/material/styles';
import { colours } from '../theme/tokens';
import '../fields/shared/primitives.css';

/** Exposes the theme's colours to the form's plain elements as CSS variables, so that these need no styling at runtime. */
export const FormSurface = styled('div')(({ theme }) => {
  const { mode, primary, text, background, divider, error, warning, success } = theme.palette;
  return {
    // Makes native inputs and their popups dark in dark mode.
    colorScheme: mode,
    '--f-ink': text.primary,
    '--f-soft': text.secondary,
    '--f-line': divider,
    '--f-edge': colours[mode].edge,
    '--f-card': background.paper,
    '--f-raised': colours[mode].raised,
    '--f-accent': primary.main,
    '--f-accent-soft': alpha(primary.main, mode === 'dark' ? 0.22 : 0.12),
    '--f-bad': error.main,
    '--f-warning': warning.main,
    '--f-ok': success.main,
  };
});
