import CssBaseline from '@mui/material/CssBaseline';
import { ThemeProvider } from '@mui/material/styles';
import { useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { brands } from '../../schemas/brands';
import type { Brand } from '../definition';
import { createConsoleTheme } from '../theme/theme';
import { NEUTRAL_ACCENT } from '../theme/tokens';
import { appearance } from './browser';

/** The theme of the brand being worked on, in the appearance that the user chose. */
export function ConsoleTheme(props: { readonly brand: Brand | undefined; readonly children: ReactNode }): ReactNode {
  const { brand } = props;
  const { mode } = useSyncExternalStore(appearance.subscribe, appearance.get);
  const theme = useMemo(() => {
    const accents = brand === undefined ? NEUTRAL_ACCENT : brands[brand].accent;
    return createConsoleTheme({ accent: accents[mode], mode });
  }, [brand, mode]);
  useEffect(() => {
    document.documentElement.style.colorScheme = mode;
  }, [mode]);
  return (
    <ThemeProvider theme={theme}>
      <CssBaseline />
      {props.children}
    </ThemeProvider>
  );
}
