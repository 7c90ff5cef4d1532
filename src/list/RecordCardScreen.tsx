import { useMemo, type ReactNode } from 'react';
import type { RowCards } from '../definition';
import { cardListOf, cardOfRow } from './cards/cardFacts';
import { CardScreen } from './cards/CardScreen';
import { PageCardItem } from './cards/PageCardItem';
import { addPath } from './entryPaths';
import { recordCardTexts } from './texts';
import { useRecordList, type RecordListProps } from './useRecordList';

/** What a list of records as cards shows besides. */
interface RecordCardProps extends RecordListProps {
  readonly cards: RowCards;
  readonly fileUrl: (key: string, width?: number) => string;
  /** Goes to an address of the console. */
  readonly onOpen: (path: string) => void;
  /** Of which entries there are unsaved drafts; undefined stands for a new one. */
  readonly drafts: ReadonlySet<string | undefined>;
}

/** The list of an area of records as cards (BAN-001, BAN-004 to BAN-007). */
export function RecordCardScreen(props: RecordCardProps): ReactNode {
  const { area, can, cards, drafts, fileUrl, onOpen } = props;
  const { list, parameters, pathOf, askToRemove, ...shown } = useRecordList(props);
  const { add, filters = [] } = list;
  const looks = useMemo(() => cardListOf(cards), [cards]);
  const markOf = (id: string | undefined) => (drafts.has(id) ? recordCardTexts.draft : undefined);
  return (
    <>
      <CardScreen
        heading={list.heading}
        searchLabel={list.searchLabel}
        filters={filters}
        options={props.options}
        query={shown.query}
        change={shown.change}
        found={shown.found}
        tools={shown.csv}
        add={
          add && can.create ? { label: add.label, path: addPath(area, parameters), mark: markOf(undefined) } : undefined
        }
        cardOf={(row) => {
          const path = pathOf(row);
          return (
            <PageCardItem
              key={row.id}
              page={cardOfRow(row, cards, filters)}
              list={looks}
              mark={markOf(row.id)}
              path={path}
              fileUrl={fileUrl}
              actions={{
                edit: path === undefined ? undefined : () => onOpen(path),
                remove: askToRemove && (() => askToRemove(row)),
              }}
            />
          );
        }}
      />
      {shown.removeDialog}
    </>
  );
}
