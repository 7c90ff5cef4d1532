import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { DraftOffer } from '../DraftOffer';
import type { OfferedHere, OpenForm, OpenForms } from './openForms';

/** Offers what an earlier visit left unsaved in the forms of a screen, all at once. */
export function PartsDraftOffer({ forms }: { readonly forms: OpenForms }): ReactNode {
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const newest = useMemo(() => newestVisit(all), [all]);
  const drafts = useMemo(
    () => newest.map(({ form, offered }) => ({ ...offered, name: form.name, compiled: form.store.compiled })),
    [newest],
  );
  const [first] = newest;
  if (!first) return null;
  const settle = (answer: 'restore' | 'discard') => newest.forEach(({ offered }) => offered[answer]());
  return (
    <DraftOffer
      key={visitOf(first)}
      drafts={drafts}
      onRestore={() => settle('restore')}
      onDiscard={() => settle('discard')}
    />
  );
}

/** A form with the draft that is offered for it. */
interface Offer {
  readonly form: OpenForm;
  readonly offered: OfferedHere;
}

/** What the last visit left behind, the newest draft first. */
function newestVisit(forms: readonly OpenForm[]): readonly Offer[] {
  const offers = forms
    .flatMap((form) => (form.offered ? [{ form, offered: form.offered }] : []))
    .toSorted((a, b) => b.offered.draft.at - a.offered.draft.at);
  const [newest] = offers;
  return newest ? offers.filter((offer) => visitOf(offer) === visitOf(newest)) : [];
}

/** Drafts of older consoles were left one by one. */
function visitOf({ offered: { draft } }: Offer): string {
  return draft.together ?? draft.visit;
}
