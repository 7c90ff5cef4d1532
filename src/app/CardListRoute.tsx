import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { useMemo, type ReactNode } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { brands } from '../../schemas/brands';
import { specifiedFilters } from '../../schemas/specifiedFilters';
import { withBrand, type CardArea, type CardList, type SpecifiedFilter } from '../definition';
import { usePrefetch } from '../hooks/usePrefetch';
import { addCardPath, cardPath } from '../list/entryPaths';
import { CardListScreen } from '../list/cards/CardListScreen';
import { cardTexts } from '../list/cards/texts';
import { BRAND_PARAMETER, listedBrand } from '../session/listedBrand';
import type { SessionBrand } from '../session/session';
import { useSession } from '../session/SessionContext';
import { Message } from '../shell/Message';
import { cardRights } from './cardRights';
import { fileUrl } from './fileUrl';
import { services } from './services';
import { trashTexts } from './trash/texts';
import { useAreaList } from './useAreaList';

async function loadEditor() {
  return import('./CardEditorRoute');
}

/** The list screen of an area of many pages. */
export function CardListRoute({ area }: { readonly area: CardArea }): ReactNode {
  const session = useSession();
  const { selectedBrand } = session;
  const navigate = useNavigate();
  const listed = listedBrand(area, session, useLocation().search);
  usePrefetch(loadEditor);
  const of = useMemo(
    () =>
      listed &&
      selectedBrand && {
        brandId: listed.id,
        tag: withBrand(area.store.tag, listed.name),
        // The flag of the brand that features the page, not of the brand that owns it.
        flag: brands[selectedBrand.name].featuredBy ?? 'featured',
        specified: specifiedFiltersOf(area),
      },
    [area, listed, selectedBrand],
  );
  const hasAllFilters = services.hasContentCapability('cardFilters');
  const list = useMemo(() => (hasAllFilters ? area.list : withSpecifiedFilters(area)), [area, hasAllFilters]);
  const rights = cardRights(area, session, listed);
  const isOwn = listed !== undefined && listed.id === selectedBrand?.id;
  const { list: areaList, dialog } = useAreaList(area, {
    isNews: ({ kind, brandId, tag }) => kind === 'page' && brandId === of?.brandId && tag === of?.tag,
    nouns: trashTexts.pages,
    trashOf: rights.can.create ? of : undefined,
    referredIn: listed?.id,
    plannable:
      isOwn && of && area.visibility !== undefined
        ? { kind: 'page', of: of.tag, brandId: listed.id, canChange: rights.can.update }
        : undefined,
  });
  if (!of || !listed) return null;
  if (rights.noAccess !== undefined) return <Message title={rights.noAccess} />;
  return (
    <>
      <CardListScreen
        key={listed.id}
        {...areaList}
        list={list}
        of={of}
        client={services.content}
        calls={services.bulkCalls()}
        tabs={rights.tabs}
        can={rights.can}
        removalHint={areaList.restore && trashTexts.canRestore({ nouns: trashTexts.pages })}
        addPath={(category) => addCardPath(area, category)}
        pathOf={({ slug, texts }) =>
          rights.opens ? cardPath(area, { slug, category: texts['category']?.[0] }) : undefined
        }
        canPublish={services.hasContentCapability('publishing')}
        onOpen={(path) => void navigate(path)}
        fileUrl={fileUrl}
        tools={
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
            {areaList.tools}
            {rights.selectsBrand && (
              <BrandSelect brands={session.brands} selected={listed} onChoose={(search) => void navigate({ search })} />
            )}
          </Box>
        }
      />
      {dialog}
    </>
  );
}

function specifiedFiltersOf({ store }: CardArea): readonly SpecifiedFilter[] {
  return specifiedFilters.filter(({ pages }) => pages === store.tag);
}

/** The list of an area, with only the filters that every content service supports. */
function withSpecifiedFilters(area: CardArea): CardList {
  const { list } = area;
  if (list.filters === undefined) return list;
  const known = specifiedFiltersOf(area).map(({ value }) => value);
  return { ...list, filters: list.filters.filter(({ value }) => known.includes(value)) };
}

/** Selects the brand whose pages a card list shows (CARD-024). The search of one brand is not carried over to the next. */
function BrandSelect(props: {
  readonly brands: readonly SessionBrand[];
  readonly selected: SessionBrand;
  /** @param search the address search for the brand */
  readonly onChoose: (search: string) => void;
}): ReactNode {
  const { brands, selected, onChoose } = props;
  return (
    <Select
      size="small"
      value={selected.name}
      onChange={(event) => onChoose(`?${new URLSearchParams({ [BRAND_PARAMETER]: event.target.value }).toString()}`)}
      slotProps={{ input: { 'aria-label': cardTexts.brandOf } }}
      sx={{ minWidth: 140 }}
    >
      {brands.map(({ id, name }) => (
        <MenuItem key={id} value={name}>
          {name}
        </MenuItem>
      ))}
    </Select>
  );
}
