import type { ReactElement, ReactNode } from 'react';

/**
 * Replaces the Markdown renderer that RJSF uses for descriptions and messages (vite.config.ts): none of ours are Markdown, and the
 * renderer is a sixth of what the first form loads.
 */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{children}</>;
}
