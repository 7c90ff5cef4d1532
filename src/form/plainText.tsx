import type { ReactElement, ReactNode } from 'react';

/**
 * Takes the place of the Markdown renderer that RJSF brings for descriptions and messages (vite.config.ts): none of ours
 * is Markdown, and the renderer is a sixth of what the first form loads.
 */
export function Markdown({ children }: { readonly children?: ReactNode }): ReactElement {
  return <>{children}</>;
}
