import { alpha, styled } from '@mui/material/styles';
import { colours } from '../theme/tokens';
import '../fields/shared/primitives.css';

/** Gives the form's plain elements the theme's colours, as CSS variables, so that they need no style work of their own. */
export const FormSurface = styled('div')(({ theme }) => {
  const { mode, primary, text, background, divider, error, warning, success } = theme.palette;
  return {
    // Native inputs and their lists are dark where the form is.
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
