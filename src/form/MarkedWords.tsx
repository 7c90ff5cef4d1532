import { diffWordsWithSpace } from 'diff';
import { useMemo, type ReactNode } from 'react';
import './MarkedWords.css';

/** A text beside another version of it. */
export interface ChangedWordsProps {
  readonly text: string;
  readonly other: string;
  /** How the words are marked that the other version has not: as added or as taken away. */
  readonly as: 'ins' | 'del';
}

/** Milliseconds that two texts are compared for; beyond that nothing is marked. */
const PATIENCE = 200;

/** A text with `<ins>` or `<del>` around the words that another version of it has not. */
export function MarkedWords({ text, other, as: Mark }: ChangedWordsProps): ReactNode {
  const parts = useMemo(() => partsOf(text, other), [text, other]);
  return parts.map(({ value, isOwn }, index) =>
    isOwn ? (
      <Mark key={index} className="f-words">
        {value}
      </Mark>
    ) : (
      value
    ),
  );
}

/** The parts of a text in their order, and which of them the other one lacks. */
function partsOf(text: string, other: string): readonly { readonly value: string; readonly isOwn: boolean }[] {
  const compared = diffWordsWithSpace(other, text, { timeout: PATIENCE });
  if (!compared) return [{ value: text, isOwn: false }];
  return compared.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, isOwn: added }));
}
