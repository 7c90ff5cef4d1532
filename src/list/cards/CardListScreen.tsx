import { useCallback, useMemo, type ReactNode } from 'react';
import type { CardList } from '../../definition';
import { useAction } from '../../hooks/useAction';
import { useRequest } from '../../hooks/useRequest';
import { readAllRows } from '../../lib/readAllRows';
import { useToasts } from '../../shell/toasts';
import {
  featurePage,
  readFilterChoices,
  removePage,
  searchCards,
  type CardPage,
  type CardPagesScope,
} from '../../stores/cardPages';
import type { PagesOfAreaProps } from '../areaList';
import { pageCommands } from '../bulk/pageCommands';
import { queryableCards, useListQuery, type ListQuery } from '../listQuery';
import { useListRows, type ListRowsResult } from '../useListRows';
import { useRemoval } from '../useRemoval';
import { useShownList } from '../useShownList';
import { cardTable, titleText } from './cardFacts';
import { CardScreen } from './CardScreen';
import { PageCardItem } from './PageCardItem';
import { cardTexts } from './texts';

export interface CardListProps extends PagesOfAreaProps {
  readonly list: CardList;
  /** Must stay the same object while its content is the same. */
  readonly of: CardPagesScope;
  /** The tabs of the categories that the user may manage. */
  readonly tabs: NonNullable<CardList['tabs']>;
  /** CARD-010, CARD-011, CARD-025. */
  readonly can: {
    readonly create: boolean;
    readonly update: boolean;
    readonly feature: boolean;
    readonly remove: boolean;
  };
  /** Link of a page, for readers as well; undefined for brands whose pages the user can only list. */
  readonly pathOf: (page: CardPage) => string | undefined;
  /** What the user can do about a removal afterwards. */
  readonly removalHint?: string | undefined;
  readonly addPath: (category: string | undefined) => string;
  /** Navigates to a path of the console. */
  readonly onOpen: (path: string) => void;
  readonly fileUrl: (key: string, width?: number) => string;
}

/** The list of an area of many pages, as cards based on its definition (CARD). */
export function CardListScreen(props: CardListProps): ReactNode {
  const { list, of, client, calls, can, planning, pathOf, restore, findReferences } = props;
  const toasts = useToasts();
  const queried = useMemo(() => queryableCards(list, of.specified), [list, of]);
  const [query, change] = useListQuery(queried, props.settings?.memory);
  const read = useCallback((asked: ListQuery) => searchCards(client, of, asked), [client, of]);
  const found = useListRows({
    ...{ query, change, read, version: props.version },
    logMessage: 'The cards could not be loaded.',
    onError: () => toasts.error(list.loadError),
  });
  const served = useServedChoices(props, found);
  const { ask, dialog: removalDialog } = useRemoval<CardPage>({
    texts: removalTexts(props.removalHint),
    nameOf: ({ name }) => name,
    remove: (id) => removePage(calls, id),
    ...{ restore, findReferences, reload: found.retry },
  });
  const { shown, dialog } = useShownList<CardPage>(props, {
    ...{ query, change, found },
    batchSize: calls.batchSize,
    commands: pageCommands(props, { ...can, feature: list.canFeature && can.feature ? of : undefined }),
    nameOf: (page) => titleText(list, page),
    readAll: (limit) => readAllRows((page, size) => searchCards(client, of, { ...query, page, size }), limit),
    csvName: list.csv,
    tableOf: (pages) => cardTable(list, pages),
  });
  const { run } = useAction('A page of the list could not be changed.');
  async function feature(page: CardPage): Promise<void> {
    const isChanged = await run(
      () => featurePage(calls, of, { ...page, isFeatured: !page.isFeatured }),
      () => toasts.error(cardTexts.actionFailed),
    );
    if (isChanged) toasts.success(cardTexts.featureChanged);
    found.retry();
  }

  return (
    <>
      <CardScreen
        list={queried}
        tabs={props.tabs}
        {...shown}
        found={{ ...found, ...served }}
        add={can.create ? { label: list.addLabel, path: props.addPath(query.category) } : undefined}
        cardOf={(page) => {
          const path = pathOf(page);
          return (
            <PageCardItem
              key={page.id}
              page={page}
              list={list}
              path={path}
              fileUrl={props.fileUrl}
              notes={planning?.marksOf(page.id)}
              selection={shown.selection}
              actions={{
                ...(path !== undefined && { [can.update ? 'edit' : 'view']: () => props.onOpen(path) }),
                feature: list.canFeature && can.feature ? () => void feature(page) : undefined,
                plan:
                  planning?.open &&
                  (() =>
                    planning.open?.({ id: page.id, name: titleText(list, page), isHidden: page.published === false })),
                remove: can.remove ? () => ask(page) : undefined,
              }}
            />
          );
        }}
      />
      {dialog}
      {removalDialog}
    </>
  );
}

function removalTexts(hint: string | undefined) {
  const { removeTitle: title, removeText: question, removed: done, actionFailed: failed } = cardTexts;
  return { title, question, hint, done, failed };
}

/** Choices of filters without fixed ones, from the service (PROP-008). */
function useServedChoices(
  { list, of, client }: CardListProps,
  { rows }: ListRowsResult<CardPage>,
): Pick<ListRowsResult<CardPage>, 'choices' | 'isLoadingChoices'> {
  const values = useMemo(
    () => (list.filters ?? []).flatMap(({ value, choices }) => (choices === undefined ? [value] : [])),
    [list],
  );
  // The choices may change whenever the list is loaded.
  const input = useMemo(() => (values.length > 0 ? { of, values, rows } : undefined), [of, values, rows]);
  const load = useCallback((asked: FilterQuestion) => readFilterChoices(client, asked.of, asked.values), [client]);
  const logMessage = 'The choices of the filters could not be loaded.';
  const { result, isLoading } = useRequest({ input, load, logMessage });
  const choices = Object.fromEntries(
    Object.entries(result ?? {}).map(([key, found]) => [key, found.map((value) => ({ value, label: value }))]),
  );
  return { choices, isLoadingChoices: isLoading && result === undefined };
}

interface FilterQuestion {
  readonly of: CardPagesScope;
  readonly values: readonly string[];
}
