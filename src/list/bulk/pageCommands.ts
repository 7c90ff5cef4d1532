import type { ContentCalls } from '../../api/contentCalls';
import { featurePage, publishPage, removePage, type CardPagesScope } from '../../stores/cardPages';
import type { AreaListProps, PagesOfAreaProps } from '../areaList';
import { bulkTexts } from '../texts';
import type { BulkCommand } from './useBulk';

/** The properties of a listed page that bulk actions depend on. */
interface SelectedPage {
  readonly id: string;
  /** Undefined if the service does not say. */
  readonly published?: boolean | undefined;
  readonly isFeatured?: boolean;
}

/**
 * The bulk actions on pages of a list, in the order of their buttons.
 * @param can what the user may do with them; `feature` is how pages are featured, undefined if they cannot be
 */
export function pageCommands<Row extends SelectedPage>(
  { calls, canPublish = false, restore, findReferences }: PagesOfAreaProps,
  can: { readonly update: boolean; readonly remove?: boolean; readonly feature?: CardPagesScope | undefined },
): readonly BulkCommand<Row>[] {
  const { update, remove = false, feature } = can;
  return [
    ...(update && canPublish ? [publishing<Row>(calls, true), publishing<Row>(calls, false)] : []),
    ...(feature ? [featuring<Row>(calls, feature, true), featuring<Row>(calls, feature, false)] : []),
    ...(remove
      ? [
          removalCommand<Row>({
            countText: countPages,
            remove: ({ id }) => removePage(calls, id),
            restore,
            findReferences,
          }),
        ]
      : []),
  ];
}

function publishing<Row extends SelectedPage>(calls: ContentCalls, published: boolean): BulkCommand<Row> {
  const question = published ? bulkTexts.publishQuestion : bulkTexts.hideQuestion;
  return {
    label: published ? bulkTexts.publish : bulkTexts.hide,
    question: (count) => question({ pages: countPages(count), count }),
    appliesTo: (page) => page.published === !published,
    async run({ id }) {
      await publishPage(calls, { id, published });
      return () => publishPage(calls, { id, published: !published });
    },
  };
}

function featuring<Row extends SelectedPage>(
  calls: ContentCalls,
  of: CardPagesScope,
  isFeatured: boolean,
): BulkCommand<Row> {
  const question = isFeatured ? bulkTexts.featureQuestion : bulkTexts.unfeatureQuestion;
  return {
    label: isFeatured ? bulkTexts.feature : bulkTexts.unfeature,
    question: (count) => question({ pages: countPages(count) }),
    appliesTo: (page) => page.isFeatured === !isFeatured,
    async run({ id }) {
      await featurePage(calls, of, { id, isFeatured });
      return () => featurePage(calls, of, { id, isFeatured: !isFeatured });
    },
  };
}

/** Removes rows, and restores them where removed ones are kept. @param options.countText text for a number of them */
export function removalCommand<Row extends { readonly id: string }>(
  options: Pick<AreaListProps, 'restore' | 'findReferences'> & {
    readonly countText: (count: number) => string;
    readonly remove: (row: Row) => Promise<void>;
  },
): BulkCommand<Row> {
  const { countText, remove, restore, findReferences } = options;
  return {
    label: bulkTexts.remove,
    question: (count) => bulkTexts.removeQuestion({ entries: countText(count) }),
    isDangerous: true,
    findReferences,
    async run(row) {
      await remove(row);
      return restore && (() => restore(row.id));
    },
  };
}

function countPages(count: number): string {
  return bulkTexts.pages({ count });
}
