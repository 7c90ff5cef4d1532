import { lazy, Suspense, type ReactNode } from 'react';
import type { ChangedWordsProps } from './MarkedWords';

/** Falls back to the plain text if the comparison cannot be loaded. */
const MarkedWords = lazy(async () => {
  try {
    return { default: (await import('./MarkedWords')).MarkedWords };
  } catch {
    return { default: PlainText };
  }
});

/** A text with the words marked that another version lacks. The comparison code is loaded on first use. */
export function ChangedWords(props: ChangedWordsProps): ReactNode {
  return (
    <Suspense fallback={props.text}>
      <MarkedWords {...props} />
    </Suspense>
  );
}

function PlainText({ text }: ChangedWordsProps): ReactNode {
  return text;
}
