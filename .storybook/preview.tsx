import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { CssBaseline, ThemeProvider, type Theme } from '@mui/material';
import type { Preview } from '@storybook/react-vite';
import { useEffect, useState, type ReactNode } from 'react';
import { configure } from 'storybook/test';
import { brands } from '../schemas/brands';
import { BRANDS, isBrand, type Brand } from '../src/definition';
import { createConsoleTheme } from '../src/theme/theme';
import '../src/theme/fonts.css';
import { darkness } from './darkness';

// Generous, for busy machines; no story asserts a duration.
configure({ asyncUtilTimeout: 15_000 });

/** One style element for all rules, as in the built product. In development Emotion writes one per rule, thousands in all. */
const cache = createCache({ key: 'css', speedy: true });

interface ThemedProps {
  readonly brand: unknown;
  readonly mode: unknown;
  readonly children: ReactNode;
}

const themes = new Map<string, Theme>();

/** One theme for all stories of a brand and mode: components remember their styles by theme. */
function themeOf(brand: Brand, mode: 'light' | 'dark'): Theme {
  const key = `${brand} ${mode}`;
  const theme = themes.get(key) ?? createConsoleTheme({ accent: brands[brand].accent[mode], mode });
  themes.set(key, theme);
  return theme;
}

/** Renders a story in the console's theme, light or dark, with the accent of a brand. */
function Themed({ brand, mode, children }: ThemedProps) {
  const [isDarkened, setDarkened] = useState(false);
  useEffect(() => darkness.subscribe(() => setDarkened(true)), []);
  const theme = themeOf(isBrand(brand) ? brand : 'ALP', isDarkened || mode === 'dark' ? 'dark' : 'light');
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <CssBaseline />
        <main style={{ padding: 16 }}>{children}</main>
      </ThemeProvider>
    </CacheProvider>
  );
}

const preview: Preview = {
  parameters: {
    // Details of passed rules are not needed.
    a11y: { test: 'error', options: { resultTypes: ['violations', 'incomplete'] } },
    layout: 'fullscreen',
  },
  initialGlobals: { brand: 'ALP', mode: 'light' },
  globalTypes: {
    brand: { toolbar: { title: 'Brand', items: [...BRANDS], dynamicTitle: true } },
    mode: { toolbar: { title: 'Mode', items: ['light', 'dark'], dynamicTitle: true } },
  },
  decorators: [
    (Story, { globals }: { readonly globals: Readonly<Record<string, unknown>> }) => (
      <Themed brand={globals['brand']} mode={globals['mode']}>
        <Story />
      </Themed>
    ),
  ],
};

export default preview;
