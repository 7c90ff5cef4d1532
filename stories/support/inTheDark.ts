/** Makes a story a dark one: it differs from that in nothing but its colours. */
export const inTheDark = {
  globals: { mode: 'dark' },
  parameters: { a11y: { options: { runOnly: ['color-contrast'] } } },
} as const;
