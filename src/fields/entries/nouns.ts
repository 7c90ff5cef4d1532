import { useMemo } from 'react';
import type { ReferenceTarget } from '../../kinds/kind';
import { capitalized } from '../../lib/capitalized';
import { useFormServices, type EntryNouns } from '../shared/services';
import { entriesTexts } from './texts';

/** Nouns for entries: within a sentence, and capitalized. */
export interface Nouns extends EntryNouns {
  readonly One: string;
  readonly Many: string;
}

/** Nouns for the entries that a field refers to; 'page' and 'pages' unless the console provides others. */
export function useNouns(source: ReferenceTarget): Nouns {
  const { entryNouns } = useFormServices();
  return useMemo(() => {
    const { one, many } = entryNouns(source) ?? { one: entriesTexts.page, many: entriesTexts.pages };
    return { one, many, One: capitalized(one), Many: capitalized(many) };
  }, [entryNouns, source]);
}
