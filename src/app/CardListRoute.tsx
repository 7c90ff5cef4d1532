import { useEffect, useMemo, type ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { brands } from '../../schemas/brands';
import { withBrand, type CardArea } from '../definition';
import { addCardPath, cardPath } from '../list/cardPaths';
import { CardListScreen } from '../list/cards/CardListScreen';
import { useSession } from '../session/SessionContext';
import { useToasts } from '../shell/toasts';
import { AreaGate } from './AreaGate';
import { fileUrl } from './fileUrl';
import { services } from './services';

/** The list screen of an area of many pages. */
export function CardListRoute({ area }: { readonly area: CardArea }): ReactNode {
  return (
    <AreaGate area={area}>
      <CardPages area={area} />
    </AreaGate>
  );
}

/** Milliseconds after the list is there until the editor, which is likely to come next, is fetched. */
const QUIET = 2_000;

function CardPages({ area }: { readonly area: CardArea }): ReactNode {
  const { scopes, selectedBrand } = useSession();
  const toasts = useToasts();
  const navigate = useNavigate();
  useEffect(() => {
    const timer = setTimeout(() => void import('./CardEditorRoute'), QUIET);
    return () => clearTimeout(timer);
  }, []);
  const of = useMemo(
    () =>
      selectedBrand && {
        brandId: selectedBrand.id,
        tag: withBrand(area.store.tag, selectedBrand.name),
        flag: brands[selectedBrand.name].featuredBy ?? 'featured',
      },
    [area, selectedBrand],
  );
  if (!of) return null;
  const may = (scope: string | undefined) => scope !== undefined && scopes.has(scope);
  const { create, update, delete: remove } = area.access;
  return (
    <CardListScreen
      list={area.list}
      of={of}
      client={services.content}
      tabs={[]}
      can={{ create: may(create), update: may(update), feature: may(update), remove: may(remove) }}
      addPath={(category) => addCardPath(area, category)}
      editPath={({ slug, texts }) => {
        const category = texts['category']?.[0];
        return cardPath(area, { slug, ...(category === undefined ? {} : { category }) });
      }}
      onOpen={(path) => void navigate(path)}
      fileUrl={fileUrl}
      onSuccess={toasts.success}
      onError={toasts.error}
    />
  );
}
