/** Who else has a page open. */
export const presenceTexts = {
  /** How many are named; the others are counted. */
  alsoOpen: (names: readonly string[], more: number) =>
    `Also open: ${[...names, ...(more > 0 ? [`${more} more`] : [])].join(', ')}`,
  came: (name: string) => `${name} also has this page open.`,
  left: (name: string) => `${name} has left this page.`,
} as const;
