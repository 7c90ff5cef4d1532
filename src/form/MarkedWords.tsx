import { diffWordsWithSpace } from 'diff';
import { useMemo, type ReactNode } from 'react';
import './MarkedWords.css';

export interface ChangedWordsProps {
  readonly text: string;
  readonly other: string;
  /** How words that the other version lacks are marked: as inserted or as deleted. */
  readonly as: 'ins' | 'del';
}

/** Time limit of a comparison; nothing is marked if it is exceeded. */
const TIMEOUT_MILLISECONDS = 200;

/** A text with `<ins>` or `<del>` around the words that another version lacks. */
export function MarkedWords({ text, other, as: Mark }: ChangedWordsProps): ReactNode {
  const parts = useMemo(() => partsOf(text, other), [text, other]);
  return parts.map(({ value, isUnique }, index) =>
    isUnique ? (
      <Mark key={index} className="f-words">
        {value}
      </Mark>
    ) : (
      value
    ),
  );
}

/** The parts of a text in order; those missing in the other text are unique. */
function partsOf(text: string, other: string): readonly { readonly value: string; readonly isUnique: boolean }[] {
  const compared = diffWordsWithSpace(other, text, { timeout: TIMEOUT_MILLISECONDS });
  if (!compared) return [{ value: text, isUnique: false }];
  return compared.filter(({ removed }) => !removed).map(({ value, added }) => ({ value, isUnique: added }));
}
