import { useMemo, type ComponentProps, type ReactNode } from 'react';
import type { RowCards } from '../definition';
import { useSortableItem } from '../hooks/useSortableItem';
import { choiceLabelOf } from './choiceLabels';
import { cardListOf, cardOfRow } from './cards/cardFacts';
import { CardScreen } from './cards/CardScreen';
import { PageCardItem } from './cards/PageCardItem';
import { addPath } from './entryPaths';
import { MoveHandle } from './Ordered';
import { recordCardTexts } from './texts';
import type { ManualOrder } from './useManualOrder';
import { useRecordList, type RecordListProps } from './useRecordList';

interface RecordCardProps extends RecordListProps {
  readonly cards: RowCards;
  readonly fileUrl: (key: string, width?: number) => string;
  /** Navigates to a path of the console. */
  readonly onOpen: (path: string) => void;
  /** Ids of entries with unsaved drafts; undefined stands for a new one. */
  readonly drafts: ReadonlySet<string | undefined>;
}

/** The list of an area of records as cards (BAN-001, BAN-004 to BAN-007). */
export function RecordCardScreen(props: RecordCardProps): ReactNode {
  const { area, can, cards, drafts, fileUrl, onOpen } = props;
  const { list, labels, parameters, shown, pathOf, askToRemove, dialogs } = useRecordList(props);
  const { order, selection } = shown;
  const { add, filters = [] } = list;
  const cardList = useMemo(() => cardListOf(cards), [cards]);
  const markOf = (id: string | undefined) => (drafts.has(id) ? recordCardTexts.draft : undefined);
  return (
    <>
      <CardScreen
        list={list}
        {...shown}
        add={
          add && can.create ? { label: add.label, path: addPath(area, parameters), mark: markOf(undefined) } : undefined
        }
        cardOf={(row, index) => {
          const path = pathOf(row);
          const card = {
            page: cardOfRow(row, cards, (value) => choiceLabelOf(value, filters, labels)),
            list: cardList,
            mark: markOf(row.id),
            path,
            fileUrl,
            selection,
            actions: {
              [can.update ? 'edit' : 'view']: () => onOpen(path),
              remove: askToRemove && (() => askToRemove(row)),
            },
          };
          if (order) return <MovableCard key={row.id} {...card} index={index} order={order} />;
          return <PageCardItem key={row.id} {...card} />;
        }}
      />
      {dialogs}
    </>
  );
}

/** A card that can be dragged. */
function MovableCard(
  props: ComponentProps<typeof PageCardItem> & { readonly index: number; readonly order: ManualOrder },
): ReactNode {
  const { index, order, ...card } = props;
  const { grip, ...item } = useSortableItem(card.page.id, { disabled: false, isGrid: true });
  return <PageCardItem {...card} item={item} handle={<MoveHandle {...{ order, index, grip }} />} />;
}
