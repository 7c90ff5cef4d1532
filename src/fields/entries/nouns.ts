import { useMemo } from 'react';
import { useFormServices, type EntryNouns, type Linkable } from '../shared/services';
import { entriesTexts } from './texts';

/** What entries are called inside a sentence, and as its first word. */
export interface Nouns extends EntryNouns {
  readonly One: string;
  readonly Many: string;
}

/** What the entries that a field refers to are called; pages unless the console says otherwise. */
export function useNouns(of: Linkable): Nouns {
  const { entryNouns } = useFormServices();
  return useMemo(() => {
    const { one, many } = entryNouns(of) ?? { one: entriesTexts.page, many: entriesTexts.pages };
    return { one, many, One: capital(one), Many: capital(many) };
  }, [entryNouns, of]);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
