import type { ContentCalls } from '../../api/ask';
import { featurePage, publishPage, removePage, type CardPagesOf } from '../../stores/cardPages';
import type { FindReferring } from '../References';
import { bulkTexts } from '../texts';
import type { BulkCommand } from './useBulk';

/** A page of a list, as far as actions on several go by it. */
interface ChosenPage {
  readonly id: string;
  /** Undefined where the service does not say. */
  readonly published?: boolean | undefined;
  readonly isFeatured?: boolean;
}

/** What a user may do with the pages of a list, as its area and the services have it. */
export interface PageDeeds {
  readonly publish: boolean;
  /** How pages are featured; undefined where they are not. */
  readonly feature: CardPagesOf | undefined;
  readonly remove: boolean;
  /** Brings a removed page back; undefined where none is kept. */
  readonly bringBack: ((id: string) => Promise<void>) | undefined;
  /** Finds what refers to pages; must stay the same function. */
  readonly referring?: FindReferring | undefined;
}

/** The actions on several pages of a list, in the order of their buttons. */
export function pageCommands<Row extends ChosenPage>(
  calls: ContentCalls,
  { publish, feature, remove, bringBack, referring }: PageDeeds,
): readonly BulkCommand<Row>[] {
  return [
    ...(publish ? [publishing<Row>(calls, true), publishing<Row>(calls, false)] : []),
    ...(feature ? [featuring<Row>(calls, feature, true), featuring<Row>(calls, feature, false)] : []),
    ...(remove
      ? [removal<Row>({ called: pagesOf, remove: ({ id }) => removePage(calls, id), bringBack, referring })]
      : []),
  ];
}

function publishing<Row extends ChosenPage>(calls: ContentCalls, published: boolean): BulkCommand<Row> {
  const question = published ? bulkTexts.publishQuestion : bulkTexts.hideQuestion;
  return {
    label: published ? bulkTexts.publish : bulkTexts.hide,
    question: (count) => question({ pages: pagesOf(count), count }),
    concerns: (page) => page.published === !published,
    async run({ id }) {
      await publishPage(calls, { id, published });
      return () => publishPage(calls, { id, published: !published });
    },
  };
}

function featuring<Row extends ChosenPage>(
  calls: ContentCalls,
  of: CardPagesOf,
  isFeatured: boolean,
): BulkCommand<Row> {
  const question = isFeatured ? bulkTexts.featureQuestion : bulkTexts.unfeatureQuestion;
  return {
    label: isFeatured ? bulkTexts.feature : bulkTexts.unfeature,
    question: (count) => question({ pages: pagesOf(count) }),
    concerns: (page) => page.isFeatured === !isFeatured,
    async run({ id }) {
      await featurePage(calls, of, { id, isFeatured });
      return () => featurePage(calls, of, { id, isFeatured: !isFeatured });
    },
  };
}

/** Removing rows, which come back where they are kept. @param options.called what so many of them are called */
export function removal<Row extends { readonly id: string }>(options: {
  readonly called: (count: number) => string;
  readonly remove: (row: Row) => Promise<void>;
  readonly bringBack: ((id: string) => Promise<void>) | undefined;
  readonly referring: FindReferring | undefined;
}): BulkCommand<Row> {
  const { called, remove, bringBack, referring } = options;
  return {
    label: bulkTexts.remove,
    question: (count) => bulkTexts.removeQuestion({ entries: called(count) }),
    isDangerous: true,
    referring,
    async run(row) {
      await remove(row);
      return bringBack && (() => bringBack(row.id));
    },
  };
}

function pagesOf(count: number): string {
  return bulkTexts.pages({ count });
}
