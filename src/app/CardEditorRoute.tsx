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
import { valueAt } from '../compile';
import type { CardArea, EditorDefinition } from '../definition';
import { addCardPath, cardPath } from '../list/entryPaths';
import { useSession } from '../session/SessionContext';
import { useScreenTitle } from '../shell/screenTitle';
import type { Loaded } from '../stores/editorStore';
import { notFoundTexts } from '../stores/texts';
import type { FormValue } from '../tree';
import { addressedKind, missingKindScope } from './addressedKind';
import { AreaGate, DeniedScreen } from './AreaGate';
import { CardEditorForms } from './CardEditorForms';
import { InvalidRoute } from './InvalidRoute';
import { storedUnits } from './units/storedUnits';
import { isMissing, useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';

/** The editor of one of an area's pages, or of a new one. */
export function CardEditorRoute({ area }: { readonly area: CardArea }): ReactNode {
  const { pathname, key } = useLocation();
  const action = useNavigationType();
  const [at, setAt] = useState(() => ({ pathname, key, addresses: new Set([pathname]) }));
  if (pathname !== at.pathname) {
    const isOther = leadsElsewhere(at.addresses, { from: at.pathname, to: pathname, action });
    setAt(isOther ? { pathname, key, addresses: new Set([pathname]) } : { ...at, pathname });
  }
  const { addresses } = at;
  return (
    <AreaGate area={area}>
      <KindGate area={area}>
        <CardEditor key={at.key} {...{ area, addresses }} />
      </KindGate>
    </AreaGate>
  );
}

/** The addresses that an open page has had: whatever a save made of it, it goes on being edited. */
type Addresses = Set<string>;

/**
 * Whether another page than the open one is wanted. Back leads to what an address was, a link to what it is: another page may have
 * taken a former one since.
 */
function leadsElsewhere(
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
  const [saved, setSaved] = useState<{ readonly opened: Loaded | undefined; readonly loaded: Loaded }>();
  const opened = opening.status === 'open' ? opening.open.loaded : undefined;
  // What is opened anew is newer than what was saved before.
  const page = saved?.opened === opened ? saved?.loaded : opened;
  useScreenTitle(slug === undefined ? undefined : page?.name);
  const foreign = opened && missingKindScope(area, scopes, kindOf(area, opened));
  useOwnAddress({ area, addresses }, foreign === undefined ? page : undefined);
  const leave = () => void navigate(area.path);
  useLoadError({
    text: notFoundTexts.page,
    hasFailed: isMissing(opening),
    leave: () => void navigate(area.path, { replace: true }),
  });
  const title = slug === undefined ? area.headings.add : area.headings.change;
  if (foreign !== undefined) return <DeniedScreen scope={foreign} />;
  return (
    <CardEditorForms
      {...{ area, editors, units, title, opening }}
      isLeaving={({ pathname: from }, { pathname: to }, action) => leadsElsewhere(addresses, { from, to, action })}
      onCancel={leave}
      gone={leave}
      saved={({ isFirst, loaded }) => {
        if (isFirst && area.afterCreation !== 'page') leave();
        else setSaved({ opened, loaded });
      }}
    />
  );
}

/** The kind that a page is stored as, whatever its address says. */
function kindOf({ kindField }: CardArea, { id, form }: Loaded): FormValue {
  return id === undefined || kindField === undefined ? undefined : valueAt(form, kindField.split('.'));
}

/** The kind that the address gives to a new page (PROP-004). */
function usePreset({ kindField: field }: CardArea, slug: string | undefined) {
  const { category: text } = useParams();
  return useMemo(
    () => (slug === undefined && field !== undefined && text !== undefined ? { field, text } : undefined),
    [field, slug, text],
  );
}

/** Shows the editor of a page to who may manage pages of the kind that the address names (CONT-006, A-16). */
function KindGate({ area, children }: { readonly area: CardArea; readonly children: ReactNode }): ReactNode {
  const { category, slug } = useParams();
  const { scopes } = useSession();
  const found = addressedKind(area, scopes, category);
  switch (found.kind) {
    case 'fine':
      return children;
    case 'foreign':
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
 * Keeps the address of an open page that of its slug and its category, whatever is saved and wherever Back leads: an old link to a
 * page that has changed its category leads to where it is now (CONT-009, B-20). Of a page that is not shown nothing is told.
 */
function useOwnAddress({ area, addresses }: CardEditorProps, page: Loaded | undefined): void {
  const navigate = useNavigate();
  const { slug } = useParams();
  const { pathname, search } = useLocation();
  const own =
    page?.slug === undefined ? pathname : cardPath(area, { slug: page.slug, category: categoryOf(area, page) });
  useEffect(() => {
    if (own === pathname) return;
    // A new page is opened at its own address instead.
    if (slug !== undefined) addresses.add(own);
    void navigate({ pathname: own, search }, { replace: true });
  }, [addresses, navigate, own, pathname, search, slug]);
}

function categoryOf({ kindField }: CardArea, { form }: Loaded): string | undefined {
  const value = kindField === undefined ? undefined : valueAt(form, kindField.split('.'));
  return typeof value === 'string' ? value : undefined;
}
