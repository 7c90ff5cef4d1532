import { sizes } from '../theme/tokens';

/** Width and margins of lists, the home and details. */
export const SCREEN_FRAME = {
  width: '100%',
  maxWidth: sizes.screen,
  mx: 'auto',
  px: { xs: 2, md: 4 },
  py: 3.25,
} as const;
