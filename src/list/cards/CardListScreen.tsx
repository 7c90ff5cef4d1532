import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useCallback, useEffect, useState, type ReactNode } from 'react';
import type { Client } from 'urql';
import type { CardList } from '../../definition';
import { logError } from '../../lib/log';
import { cardTexts, listTexts, shellTexts } from '../../lib/messages';
import {
  featurePage,
  removePage,
  searchCards,
  type CardPage,
  type CardPagesOf,
  type CardSearch,
} from '../../stores/cardPages';
import { allRows } from '../allRows';
import { CsvButton } from '../CsvButton';
import { ListMessage } from '../ListMessage';
import { rangeOf } from '../listQuery';
import { Paging } from '../Paging';
import { SearchBox } from '../SearchBox';
import { AddCard } from './AddCard';
import { cardTable } from './cardTable';
import { CardFilters } from './CardFilters';
import { CardGrid } from './CardGrid';
import { PageCard } from './PageCard';
import { RemoveDialog } from './RemoveDialog';
import { useCardPages, type CardPages } from './useCardPages';
import { useCardQuery } from './useCardQuery';
import { useFilterOptions } from './useFilterOptions';

/** What a card list of an area shows and offers. */
export interface CardListProps {
  readonly list: CardList;
  /** Must stay the same object while it means the same. */
  readonly of: CardPagesOf;
  readonly client: Client;
  /** The tabs of the categories that the user may manage. */
  readonly tabs: NonNullable<CardList['tabs']>;
  /** CARD-010, CARD-011, CARD-025. */
  readonly can: {
    readonly create: boolean;
    readonly update: boolean;
    readonly feature: boolean;
    readonly remove: boolean;
  };
  readonly addPath: (category: string | undefined) => string;
  readonly editPath: (page: CardPage) => string;
  /** Goes to an address of the console. */
  readonly onOpen: (path: string) => void;
  readonly fileUrl: (key: string, width?: number) => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  readonly onSuccess: (text: string) => void;
  readonly onError: (text: string) => void;
  /** Shown beside the heading: the brand selector of ALISI (CARD-024). */
  readonly selector?: ReactNode;
}

/** The shared list screen in card form, made from an area's definition (CARD). */
export function CardListScreen(props: CardListProps): ReactNode {
  const { list, of, client, tabs, can, onError, onSuccess } = props;
  const [query, change] = useCardQuery(list);
  const [removing, setRemoving] = useState<CardPage>();
  const onLoadError = useCallback(
    (error: unknown) => {
      logError('The cards could not be loaded.', error);
      onError(list.loadError);
    },
    [list, onError],
  );
  const cards = useCardPages({ client, of, search: query, onError: onLoadError });
  const optionsOf = useFilterOptions({ list, of, client, found: cards.found });
  const { found } = cards;

  async function run(work: () => Promise<void>, done: string): Promise<void> {
    try {
      await work();
      onSuccess(done);
    } catch (error) {
      logError('A page of the list could not be changed.', error);
      onError(cardTexts.actionFailed);
    }
    cards.reload();
  }

  return (
    <Box sx={{ width: '100%', maxWidth: 1480, mx: 'auto', px: { xs: 2, md: 4 }, py: 3.25 }}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'space-between' }}>
        <Typography variant="h1">{list.heading}</Typography>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5 }}>
          {props.selector}
          {list.csv !== undefined && (
            <CsvButton
              name={list.csv}
              read={async () => cardTable(list, await allCards(client, of, query))}
              now={props.now}
              onError={onError}
            />
          )}
        </Box>
      </Box>
      {tabs.length > 0 && (
        <CategoryTabs tabs={tabs} chosen={query.category} onChange={(category) => change({ category })} />
      )}
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, my: 2.25 }}>
        <SearchBox label={list.searchLabel} search={query.search} onSearch={(search) => change({ search })} />
        <CardFilters
          filters={list.filters ?? []}
          optionsOf={optionsOf}
          chosen={query.property}
          onChange={(property) => change({ property })}
        />
      </Box>
      {cards.error !== undefined && (
        <Alert severity="error" action={<Button onClick={cards.reload}>{shellTexts.retry}</Button>} sx={{ mb: 2 }}>
          {listTexts.loadFailed}
        </Alert>
      )}
      <CardGrid label={list.heading} isLoading={cards.isLoading} isEmpty={found === undefined}>
        {can.create && <AddCard label={list.addLabel} path={props.addPath(query.category)} />}
        {found?.pages.map((page) => (
          <PageCard
            key={page.id}
            page={page}
            list={list}
            path={can.update ? props.editPath(page) : undefined}
            fileUrl={props.fileUrl}
            actions={{
              edit: can.update ? () => props.onOpen(props.editPath(page)) : undefined,
              feature:
                list.canFeature && can.feature
                  ? () =>
                      void run(
                        () => featurePage(client, of, { ...page, isFeatured: !page.isFeatured }),
                        cardTexts.featureChanged,
                      )
                  : undefined,
              remove: can.remove ? () => setRemoving(page) : undefined,
            }}
          />
        ))}
      </CardGrid>
      {found?.pages.length === 0 && !cards.isLoading && <Nothing query={query} change={change} />}
      <CardPaging cards={cards} query={query} change={change} />
      {removing && (
        <RemoveDialog
          title={cardTexts.removeTitle}
          text={cardTexts.removeText}
          onConfirm={() => run(() => removePage(client, removing.id), cardTexts.removed)}
          onClose={() => setRemoving(undefined)}
        />
      )}
    </Box>
  );
}

type Change = (part: Partial<CardSearch>) => void;

function CategoryTabs(props: {
  readonly tabs: CardListProps['tabs'];
  readonly chosen: string | undefined;
  readonly onChange: (category: string | undefined) => void;
}): ReactNode {
  const { tabs, chosen, onChange } = props;
  return (
    <Tabs
      value={tabs.some(({ category }) => category === chosen) ? chosen : ''}
      onChange={(_event, category: string) => onChange(category === '' ? undefined : category)}
      variant="scrollable"
      scrollButtons="auto"
      allowScrollButtonsMobile
      aria-label={cardTexts.categories}
      sx={{ mt: 1.5, borderBottom: 1, borderColor: 'divider' }}
    >
      <Tab value="" label={cardTexts.everyCategory} />
      {tabs.map(({ category, label }) => (
        <Tab key={category} value={category} label={label} />
      ))}
    </Tabs>
  );
}

function CardPaging(props: {
  readonly cards: CardPages;
  readonly query: CardSearch;
  readonly change: Change;
}): ReactNode {
  const { cards, query, change } = props;
  const total = cards.found?.total;
  const { pages } = rangeOf(total ?? 0, query);
  const isPastEnd = cards.found !== undefined && !cards.isLoading && query.page > pages;
  // After the last card of a page was removed: one page back (B-51).
  useEffect(() => {
    if (isPastEnd) change({ page: pages });
  }, [change, isPastEnd, pages]);
  return <Paging total={total} query={query} rangeText={cardTexts.range} onChange={change} />;
}

function Nothing({ query, change }: { readonly query: CardSearch; readonly change: Change }): ReactNode {
  const isNarrow = query.search !== '' || query.category !== undefined || Object.keys(query.property).length > 0;
  return (
    <ListMessage title={listTexts.noResults} {...(isNarrow ? { hint: cardTexts.noResultsHint } : {})}>
      {isNarrow && (
        <Button variant="outlined" onClick={() => change({ search: '', category: undefined, property: {} })}>
          {cardTexts.showAll}
        </Button>
      )}
    </ListMessage>
  );
}

/** All cards of a search, on every page of it. */
function allCards(client: Client, of: CardPagesOf, search: CardSearch): Promise<readonly CardPage[]> {
  return allRows(async (page, size) => {
    const { pages: rows, total } = await searchCards(client, of, { ...search, page, size });
    return { rows, total };
  });
}
