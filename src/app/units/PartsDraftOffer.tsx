import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { brands } from '../../../schemas/brands';
import { compileEditor } from '../../compile';
import type { EditorDefinition } from '../../definition';
import { useSession } from '../../session/SessionContext';
import type { StoredDraft } from '../../stores/drafts';
import { DraftOffer } from '../DraftOffer';
import type { OfferedFormDraft, OpenForm, OpenForms } from '../parts/openForms';
import { editorOf } from './storedUnits';
import type { ShownUnits } from './useShownUnits';

/**
 * Offers the drafts that an earlier visit left in the forms of a screen, all at once. Drafts in a unit that was removed since are
 * discarded along with them; after restoring, they are offered again once the unit is put back.
 */
export function PartsDraftOffer(props: {
  readonly forms: OpenForms;
  readonly shown: Pick<ShownUnits, 'lost' | 'discardLost'>;
  readonly editors: readonly EditorDefinition[];
}): ReactNode {
  const { forms, editors } = props;
  const { lost, discardLost } = props.shown;
  const { selectedBrand: brand } = useSession();
  const all = useSyncExternalStore(forms.subscribe, forms.list);
  const newest = useMemo(() => newestVisit(all), [all]);
  const [first] = newest;
  const lostOfVisit = useMemo(
    () => lost.filter((one) => first && visitOf(one.draft) === visitOf(first.offered.draft)),
    [first, lost],
  );
  const drafts = useMemo(
    () => [
      ...newest.map(({ form, offered }) => ({ ...offered, name: form.name, compiled: form.store.compiled })),
      ...lostOfVisit.map(({ section, draft }) => ({
        draft,
        ...{ name: draft.screen?.title ?? section.label },
        compiled: compileEditor(editorOf(section, editors), brand && brands[brand.name]),
      })),
    ],
    [lostOfVisit, brand, editors, newest],
  );
  if (!first) return null;
  return (
    <DraftOffer
      key={visitOf(first.offered.draft)}
      drafts={drafts}
      onRestore={() => newest.forEach(({ offered }) => offered.restore())}
      onDiscard={() => {
        newest.forEach(({ offered }) => offered.discard());
        discardLost(lostOfVisit);
      }}
    />
  );
}

/** A form with its offered draft. */
interface Offer {
  readonly form: OpenForm;
  readonly offered: OfferedFormDraft;
}

/** The drafts of the latest visit, newest first. */
function newestVisit(forms: readonly OpenForm[]): readonly Offer[] {
  const offers = forms
    .flatMap((form) => (form.offered ? [{ form, offered: form.offered }] : []))
    .toSorted((a, b) => b.offered.draft.at - a.offered.draft.at);
  const [newest] = offers;
  return newest ? offers.filter(({ offered }) => visitOf(offered.draft) === visitOf(newest.offered.draft)) : [];
}

/** Drafts of older console versions have no common visit id: each is a visit of its own. */
function visitOf(draft: StoredDraft): string {
  return draft.together ?? draft.visit;
}
