import type { CardList, ListFilter, RowCards } from '../../definition';
import type { CardPage } from '../../stores/cardPages';
import type { RecordRow } from '../../stores/records/source';

/** The name of the text that stands on a card's picture. */
const TAG = 'tag';

/** How the cards of a list of records look. */
export function cardListOf({ lines, video }: RowCards) {
  return {
    lines: [
      ...lines.map(({ field, missing }) => ({ kind: 'text', value: field, missing }) as const),
      { kind: 'date' } as const,
    ],
    tag: TAG,
    video,
    canFeature: false,
  } satisfies Partial<CardList>;
}

/** A row of a list of records as a card shows it. */
export function cardOfRow(row: RecordRow, cards: RowCards, filters: readonly ListFilter[] = []): CardPage {
  const given = Object.entries(row).filter(([, value]) => value !== undefined);
  const texts = new Map(given.map(([name, value]): [string, string] => [name, String(value)]));
  const tag = cards.tags.flatMap(
    (field) =>
      labelOf(
        texts.get(field),
        filters.find(({ key }) => key === field),
      ) ?? [],
  );
  const shown = [...texts, ...(tag.length > 0 ? [[TAG, tag.join(' · ')] as const] : [])];
  const key = texts.get(cards.picture);
  return {
    id: row.id,
    name: texts.get(cards.title) ?? '',
    slug: '',
    isFeatured: false,
    savedAt: texts.get(cards.savedAt) ?? '',
    texts: Object.fromEntries(shown.map(([name, text]): [string, readonly string[]] => [name, [text]])),
    cover: key === undefined ? undefined : { key, altText: texts.get(cards.altText) },
  };
}

function labelOf(value: string | undefined, filter: ListFilter | undefined): string | undefined {
  return filter?.choices?.find((choice) => choice.value === value)?.label ?? value;
}
