import { useEffect, useMemo, useState, type ReactNode } from 'react';
import {
  Navigate,
  NavigationType,
  useLoaderData,
  useLocation,
  useNavigate,
  useNavigationType,
  useParams,
} from 'react-router-dom';
import type { CardArea, EditorDefinition } from '../definition';
import { addCardPath, cardPath } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { useScreenTitle } from '../shell/screenTitle';
import type { LoadedEntry } from '../stores/editorStore';
import { notFoundTexts } from '../stores/texts';
import { addressedKind, missingKindScope, storedKind } from './addressedKind';
import { CardEditorForms } from './CardEditorForms';
import { InvalidRoute } from './InvalidRoute';
import { useListAddress } from './ShownQueries';
import { storedUnits } from './units/storedUnits';
import { isMissing, useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';

/** The editor of one of an area's pages, or of a new one. */
export function CardEditorRoute({ area }: { readonly area: CardArea }): ReactNode {
  const { pathname, key } = useLocation();
  const action = useNavigationType();
  const [at, setAt] = useState(() => ({ pathname, key, addresses: new Set([pathname]) }));
  if (pathname !== at.pathname) {
    const isOther = leadsToOtherPage(at.addresses, { from: at.pathname, to: pathname, action });
    setAt(isOther ? { pathname, key, addresses: new Set([pathname]) } : { ...at, pathname });
  }
  const { addresses } = at;
  return (
    <KindGate area={area}>
      <CardEditor key={at.key} {...{ area, addresses }} />
    </KindGate>
  );
}

/** The addresses that an open page has had. It stays open when a save changes its address. */
type Addresses = Set<string>;

/**
 * Whether a navigation leads to another page than the open one. Back means the page that had the address then; a link means the
 * page that has it now: another page may have taken a former address since.
 */
function leadsToOtherPage(
  addresses: Addresses,
  { from, to, action }: { readonly from: string; readonly to: string; readonly action: NavigationType },
): boolean {
  return !addresses.has(to) || (action === NavigationType.Push && to !== from);
}

interface CardEditorProps {
  readonly area: CardArea;
  readonly addresses: Addresses;
}

function CardEditor({ area, addresses }: CardEditorProps): ReactNode {
  const { slug } = useParams();
  const editors = useLoaderData<readonly EditorDefinition[]>();
  const definition = editors.find(({ name }) => name === area.editor);
  if (!definition) throw new RangeError(`The area '${area.name}' has no editor '${area.editor}'.`);
  const { scopes, selectedBrand } = useSession();
  const navigate = useNavigate();
  const [openedSlug] = useState(slug);
  const units = useMemo(
    () => area.units && selectedBrand && storedUnits(area.units, editors, selectedBrand.name),
    [area, editors, selectedBrand],
  );
  const preset = usePreset(area, slug);
  const opening = useOpenEditor({ definition, brand: selectedBrand, slug: openedSlug, units, preset });
  const [saved, setSaved] = useState<{ readonly opened: LoadedEntry | undefined; readonly loaded: LoadedEntry }>();
  const opened = opening.status === 'open' ? opening.open.loaded : undefined;
  // A reopened page is newer than the last save.
  const page = saved?.opened === opened ? saved?.loaded : opened;
  useScreenTitle(slug === undefined ? undefined : page?.name);
  const missingScope = opened?.id === undefined ? undefined : missingKindScope(area, scopes, storedKind(area, opened));
  useCanonicalAddress({ area, addresses }, missingScope === undefined ? page : undefined);
  const listAddress = useListAddress(area);
  const leave = () => void navigate(listAddress());
  useLoadError({
    text: notFoundTexts.page,
    hasFailed: isMissing(opening),
    leave: () => void navigate(area.path, { replace: true }),
  });
  const title = slug === undefined ? area.headings.add : area.headings.change;
  if (missingScope !== undefined) return <InvalidRoute reason={{ kind: 'scope', scope: missingScope }} />;
  return (
    <CardEditorForms
      {...{ area, editors, units, title, opening }}
      isLeaving={({ pathname: from }, { pathname: to }, action) => leadsToOtherPage(addresses, { from, to, action })}
      onCancel={leave}
      onPageDeleted={leave}
      onSaved={({ isFirst, loaded }) => {
        // The query of before may not find the new page.
        if (isFirst && area.afterCreation !== 'page') void navigate(area.path);
        else setSaved({ opened, loaded });
      }}
    />
  );
}

/** The kind of a new page, from the address (PROP-004). */
function usePreset({ kindField: field }: CardArea, slug: string | undefined) {
  const { category: text } = useParams();
  return useMemo(
    () => (slug === undefined && field !== undefined && text !== undefined ? { field, text } : undefined),
    [field, slug, text],
  );
}

/** Admits users who may manage pages of the kind named in the address (CONT-006, A-16). */
function KindGate({ area, children }: { readonly area: CardArea; readonly children: ReactNode }): ReactNode {
  const { category, slug } = useParams();
  const { scopes } = useSession();
  const found = addressedKind(area, scopes, category);
  switch (found.kind) {
    case 'valid':
      return children;
    case 'unavailable':
      return <InvalidRoute />;
    case 'renamed': {
      const { name } = found;
      return (
        <Navigate
          replace
          to={slug === undefined ? addCardPath(area, name) : cardPath(area, { slug, category: name })}
        />
      );
    }
  }
}

/**
 * Keeps the address of an open page in line with its slug and category after saves and when going back: an old link to a page whose
 * category has changed ends up at its current address (CONT-009, B-20). If the page may not be shown, its address reveals nothing.
 */
function useCanonicalAddress({ area, addresses }: CardEditorProps, page: LoadedEntry | undefined): void {
  const navigate = useNavigate();
  const { slug } = useParams();
  const { pathname, search } = useLocation();
  const canonical =
    page?.slug === undefined ? pathname : cardPath(area, { slug: page.slug, category: storedKind(area, page) });
  useEffect(() => {
    if (canonical === pathname) return;
    // A new page is opened at its canonical address instead.
    if (slug !== undefined) addresses.add(canonical);
    void navigate({ pathname: canonical, search }, { replace: true });
  }, [addresses, navigate, canonical, pathname, search, slug]);
}
