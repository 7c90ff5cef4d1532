import { sizes } from '../theme/tokens';

/** The place of a screen beside the menu: lists, home, what is read. */
export const SCREEN_FRAME = {
  width: '100%',
  maxWidth: sizes.screen,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  py: 3.25,
} as const;
