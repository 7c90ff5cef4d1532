/** Renders a story in dark mode. Only the colours differ, so only the contrast is checked. */
export const inDarkMode = {
  globals: { mode: 'dark' },
  parameters: { a11y: { options: { runOnly: ['color-contrast'] } } },
} as const;
