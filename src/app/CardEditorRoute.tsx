import { useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { Navigate, useLoaderData, useLocation, useNavigate, useParams } from 'react-router-dom';
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
import { CardEditorForms, editedAs, staysOpenAs } from './CardEditorForms';
import { InvalidRoute } from './InvalidRoute';
import { storedUnits } from './units/storedUnits';
import { isMissing, useLoadError } from './useLoadError';
import { useOpenEditor } from './useOpenEditor';

/** The editor of one of an area's pages, or of a new one. */
export function CardEditorRoute({ area }: { readonly area: CardArea }): ReactNode {
  const { slug } = useParams();
  const { state } = useLocation() as { readonly state: unknown };
  const here = { slug, key: editedAs(state) ?? slug ?? 'new' };
  const [edited, setEdited] = useState(here);
  // Links to the sections of a renamed page do not carry that state: as long as the slug is the same, so is the page.
  if (edited.slug !== slug) setEdited(here);
  return (
    <AreaGate area={area}>
      <KindGate area={area}>
        <CardEditor key={edited.key} editedKey={edited.key} area={area} slug={slug} />
      </KindGate>
    </AreaGate>
  );
}

function CardEditor(props: {
  readonly area: CardArea;
  /** As the address has it; it changes when the page is renamed. */
  readonly slug: string | undefined;
  /** Stays what it is while the same page is edited. */
  readonly editedKey: string;
}): ReactNode {
  const { area, slug, editedKey } = props;
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
  const [saved, setSaved] = useState<Loaded>();
  const opened = opening.status === 'open' ? opening.open.loaded : undefined;
  useScreenTitle(slug === undefined ? undefined : (saved ?? opened)?.name);
  const leave = () => void navigate(area.path);
  const moveTo = useOwnAddress(area, { slug, editedKey, loaded: opened });
  useLoadError({
    text: notFoundTexts.page,
    hasFailed: isMissing(opening),
    leave: () => void navigate(area.path, { replace: true }),
  });
  const foreign = opened && missingKindScope(area, scopes, kindOf(area, opened));
  const title = slug === undefined ? area.headings.add : area.headings.change;
  if (foreign !== undefined) return <DeniedScreen scope={foreign} />;
  return (
    <CardEditorForms
      {...{ area, editors, units, title, editedKey }}
      opening={opening}
      onCancel={leave}
      gone={leave}
      saved={({ isFirst, loaded }) => {
        setSaved(loaded);
        if (isFirst && area.afterCreation !== 'page') leave();
        else moveTo(loaded, isFirst ? undefined : editedKey);
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

/** Where an open page stands. */
interface OpenPage {
  /** As the address has it; undefined for a new page. */
  readonly slug: string | undefined;
  readonly editedKey: string;
  /** Undefined while it is not there yet. */
  readonly loaded: Loaded | undefined;
}

/**
 * Keeps the address of an open page that of its slug and its category: an old link to a page that has changed its category
 * leads to where it is now (CONT-009, B-20).
 * @returns moves to the address of what was saved; with a key the page goes on being edited as it is, with all that is not
 * saved yet in its sections
 */
function useOwnAddress(area: CardArea, { slug, editedKey, loaded }: OpenPage) {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  // A save that began before the page moved must know where the page is by the time it is done.
  const here = useRef({ pathname, search });
  useLayoutEffect(() => {
    here.current = { pathname, search };
  }, [pathname, search]);
  const moveTo = useCallback(
    (page: Loaded, key: string | undefined) => {
      if (page.slug === undefined) return;
      const path = cardPath(area, { slug: page.slug, category: categoryOf(area, page) });
      if (path === here.current.pathname) return;
      const state = key === undefined ? {} : { state: staysOpenAs(key) };
      void navigate({ pathname: path, search: here.current.search }, { replace: true, ...state });
    },
    [area, navigate],
  );
  const isOpened = slug !== undefined && loaded !== undefined && area.page?.includes('{category}') === true;
  const settled = useRef<Loaded>(undefined);
  useEffect(() => {
    // Once: afterwards the address follows what is saved.
    if (!isOpened || settled.current === loaded) return;
    settled.current = loaded;
    if (loaded.slug === slug) moveTo(loaded, editedKey);
  }, [editedKey, isOpened, loaded, moveTo, slug]);
  return moveTo;
}

function categoryOf({ kindField }: CardArea, { form }: Loaded): string | undefined {
  const value = kindField === undefined ? undefined : valueAt(form, kindField.split('.'));
  return typeof value === 'string' ? value : undefined;
}
