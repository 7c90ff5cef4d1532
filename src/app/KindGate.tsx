import type { ReactNode } from 'react';
import { Navigate, useParams } from 'react-router-dom';
import type { CardArea } from '../definition';
import { addCardPath, cardPath } from '../list/cardPaths';
import { useSession } from '../session/SessionContext';
import { addressedKind } from './addressedKind';
import { InvalidRoute } from './InvalidRoute';

/** Shows the editor of a page to who may manage pages of the kind that the address names (CONT-006, A-16). */
export function KindGate({ area, children }: { readonly area: CardArea; readonly children: ReactNode }): ReactNode {
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
