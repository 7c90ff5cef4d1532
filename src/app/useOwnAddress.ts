import { useCallback, useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { valueAt } from '../compile';
import type { CardArea } from '../definition';
import { cardPath } from '../list/cardPaths';
import type { Loaded } from '../stores/editorStore';
import { staysOpenAs } from './editedPage';

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
export function useOwnAddress(area: CardArea, { slug, editedKey, loaded }: OpenPage) {
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
