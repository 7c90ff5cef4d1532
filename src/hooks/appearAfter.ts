/** Styles that show an element only if what it reports takes a noticeable time. */
export function appearAfter(milliseconds: number) {
  return {
    animation: `appear 1ms ${milliseconds}ms both`,
    '@keyframes appear': { from: { opacity: 0 }, to: { opacity: 1 } },
  } as const;
}
