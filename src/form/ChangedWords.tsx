import { lazy, Suspense, type ReactNode } from 'react';
import type { ChangedWordsProps } from './MarkedWords';

/** A console that cannot load the comparison shows the text all the same. */
const MarkedWords = lazy(async () => {
  try {
    return { default: (await import('./MarkedWords')).MarkedWords };
  } catch {
    return { default: PlainWords };
  }
});

/** A text with the words marked that another version of it has not. What compares them loads with the first one. */
export function ChangedWords(props: ChangedWordsProps): ReactNode {
  return (
    <Suspense fallback={props.text}>
      <MarkedWords {...props} />
    </Suspense>
  );
}

function PlainWords({ text }: ChangedWordsProps): ReactNode {
  return text;
}
