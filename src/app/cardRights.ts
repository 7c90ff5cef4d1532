import { featuringAction, type CardArea } from '../definition';
import type { CardListProps } from '../list/cards/CardListScreen';
import { seesEveryBrand } from '../session/listedBrand';
import type { Session, SessionBrand } from '../session/session';
import { entryRights } from './areaAccess';

/** The user's rights on the cards of an area. */
export interface CardRights {
  readonly can: CardListProps['can'];
  /** Whether cards open: the addresses of pages belong to the user's own brand. */
  readonly opens: boolean;
  /** The tabs of the categories that the user may manage (CONT-001). */
  readonly tabs: CardListProps['tabs'];
  /** Whether the user can select the brand whose pages are listed (CARD-024). */
  readonly selectsBrand: boolean;
  /** Shown instead of the list to users without any right in the area (PROP-014, A-23). */
  readonly noAccess: string | undefined;
}

/**
 * The user's rights on a card list (CARD-010, CARD-011, CARD-025, A-25).
 * @param listed the brand whose pages are listed; pages of another brand can only be featured
 */
export function cardRights(area: CardArea, session: Session, listed: SessionBrand | undefined): CardRights {
  const { access, list } = area;
  const { scopes, brand } = session;
  const may = entryRights(area, session);
  const selectsBrand = seesEveryBrand(area, session);
  const isOwn = !selectsBrand || listed?.name === brand;
  const featuring = featuringAction(area, { isOwn, brands: brand === undefined ? [] : [brand] });
  const featuringScope = featuring && access[featuring];
  const kinds = kindScopes(area);
  const sections = area.units?.sections.map((section) => section.access) ?? [];
  const hasNoRights = ![...kinds, ...sections].some((scope) => scopes.has(scope));
  return {
    can: {
      create: isOwn && may.create && (kinds.length === 0 || kinds.some((scope) => scopes.has(scope))),
      update: isOwn && may.update,
      feature: featuringScope !== undefined && scopes.has(featuringScope),
      remove: isOwn && may.remove,
    },
    opens: isOwn,
    tabs: (list.tabs ?? []).filter(({ category }) => {
      const scope = area.kinds?.by === 'category' ? area.kinds.scopes[category] : undefined;
      return scope === undefined || scopes.has(scope);
    }),
    selectsBrand,
    noAccess: hasNoRights ? list.noAccess : undefined,
  };
}

/** The scopes of the kinds; creating a page requires one of them (PERM-020, PROP-048). */
function kindScopes({ kinds }: CardArea): readonly string[] {
  return kinds?.by === 'category' ? Object.values(kinds.scopes) : [];
}
