import { createContext, useContext, useEffect, useState, type ReactNode } from 'react';
import { useLocation, type Path } from 'react-router-dom';
import type { AreaDefinition, Brand } from '../definition';

/** The queries that the screens of the console were last shown with, by path. */
const ShownQueries = createContext<ReadonlyMap<string, string>>(new Map());

interface ShownQueriesProps {
  /** The queries of one brand mean nothing to another. */
  readonly brand: Brand | undefined;
  readonly children: ReactNode;
}

/** Keeps the search, the filters and the page of each list while one of its entries is shown (C-8). */
export function ShownQueriesProvider({ brand, children }: ShownQueriesProps): ReactNode {
  const { pathname, search } = useLocation();
  const [of, setOf] = useState(() => ({ brand, queries: new Map<string, string>() }));
  if (of.brand !== brand) setOf({ brand, queries: new Map() });
  const { queries } = of;
  useEffect(() => {
    queries.set(pathname, search);
  }, [queries, pathname, search]);
  return <ShownQueries value={queries}>{children}</ShownQueries>;
}

/** The address of the list of an area, as it was last shown. */
export function useListAddress({ path }: AreaDefinition): () => Pick<Path, 'pathname' | 'search'> {
  const queries = useContext(ShownQueries);
  return () => ({ pathname: path, search: queries.get(path) ?? '' });
}
