import type { CardLine, CardList, RowCards } from '../../definition';
import { capitalized } from '../../lib/capitalized';
import { formatDate } from '../../lib/dates';
import { isVideo, videoThumbnail } from '../../lib/videoLinks';
import type { CardPage } from '../../stores/cardPages';
import type { RecordRow } from '../../stores/records/source';
import { readChoice } from '../../tree';
import { csvTexts } from '../texts';

/** The title of a card: the value that the list names, or the name of the page. */
export function titleText({ title }: { readonly title?: string }, { name, texts }: CardPage): string {
  return (title === undefined ? undefined : texts[title]?.[0]) ?? name;
}

/** The tag on the picture of a card: the label of the choice with the stored value, or the value itself. */
export function tagText(
  { tag, tagChoices = [] }: Pick<CardList, 'tag' | 'tagChoices'>,
  { texts }: CardPage,
): string | undefined {
  const text = tag === undefined ? undefined : texts[tag]?.[0];
  const value = readChoice(tagChoices, text);
  return tagChoices.find((choice) => choice.value === value)?.label ?? text;
}

/** One line of a card as text; undefined if the page has no value for it. */
export function lineText(line: CardLine, { texts, savedAt }: CardPage): string | undefined {
  switch (line.kind) {
    case 'text':
      return texts[line.value]?.[0];
    case 'price':
      return shortPrice(texts[line.lowest]?.[0], texts[line.highest]?.[0]);
    case 'date':
      return formatDate(savedAt);
  }
}

/**
 * A price, or a range of prices, as a card shows it: 'PHP 1.5M' or 'PHP 1.5M - 2.25M' (PROP-012, A-34).
 * @param lowest stored text of a number, perhaps with thousand separators
 * @returns undefined when neither bound is a number
 */
export function shortPrice(lowest: string | undefined, highest: string | undefined): string | undefined {
  const bounds = [lowest, highest].map(amountOf).filter((amount) => amount !== undefined);
  const prices = [...new Set(bounds.map(short))];
  return prices.length === 0 ? undefined : `PHP ${prices.join(' - ')}`;
}

function amountOf(text: string | undefined): number | undefined {
  const plain = text?.replaceAll(',', '').trim();
  if (!plain) return undefined;
  const amount = Number(plain);
  return Number.isFinite(amount) ? amount : undefined;
}

function short(amount: number): string {
  const unit = UNITS.find(({ from }) => Math.abs(amount) >= from) ?? { from: 1, sign: '' };
  // Cut, not rounded: 999,999 is not yet a million.
  // Multiplied first: 5.1 × 100 is less than 510.
  const value = Math.trunc((amount * 100) / unit.from) / 100;
  return `${value}${unit.sign}`;
}

const UNITS = [
  { from: 1_000_000_000, sign: 'B' },
  { from: 1_000_000, sign: 'M' },
  { from: 1_000, sign: 'K' },
] as const;

/** The media on the upper half of a card. */
export type Cover =
  /** A picture by its stored key or web address. */
  | { readonly kind: 'picture'; readonly key: string; readonly alt: string }
  /** A frame of an uploaded video. */
  | { readonly kind: 'video'; readonly key: string }
  /** A picture of a video on another site. */
  | { readonly kind: 'thumbnail'; readonly address: string }
  | { readonly kind: 'none' };

/** The cover of a page's card: its picture, else the thumbnail of its video (CARD-005, CARD-018, A-78). */
export function coverOf(page: CardPage, videoLink: string | undefined): Cover {
  const { cover } = page;
  if (cover) {
    return isVideo(cover.key)
      ? { kind: 'video', key: cover.key }
      : { kind: 'picture', key: cover.key, alt: cover.altText ?? '' };
  }
  const address = videoLink === undefined ? undefined : videoThumbnail(videoLink);
  return address === undefined ? { kind: 'none' } : { kind: 'thumbnail', address };
}

/** Cards as rows of texts below a header row: all that they show, except their pictures. Missing values are empty. */
export function cardTable(list: CardList, pages: readonly CardPage[]): readonly (readonly string[])[] {
  const columns = columnsOf(list);
  return [columns.map(({ label }) => label), ...pages.map((page) => columns.map(({ textOf }) => textOf(page) ?? ''))];
}

interface CardColumn {
  readonly label: string;
  readonly textOf: (page: CardPage) => string | undefined;
}

function columnsOf(list: CardList): readonly CardColumn[] {
  const { tag, lines, canFeature } = list;
  return [
    { label: csvTexts.name, textOf: (page) => titleText(list, page) },
    ...(tag === undefined ? [] : [{ label: capitalized(tag), textOf: (page: CardPage) => tagText(list, page) }]),
    ...lines.map((line) => ({ label: headerOf(line), textOf: (page: CardPage) => lineText(line, page) })),
    ...(canFeature
      ? [{ label: csvTexts.featured, textOf: ({ isFeatured }: CardPage) => (isFeatured ? csvTexts.yes : csvTexts.no) }]
      : []),
  ];
}

function headerOf(line: CardLine): string {
  return line.kind === 'date' ? csvTexts.savedAt : capitalized(line.missing);
}

/** Name of the text that is shown on a card's picture. */
const TAG = 'tag';

/** The layout of cards in a list of records. */
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

/**
 * The card of a row in a list of records.
 * @param labelFor returns the label of a value on the picture
 */
export function cardOfRow(
  row: RecordRow,
  cards: RowCards,
  labelFor: (tag: { readonly field: string; readonly value: string }) => string,
): CardPage {
  const present = Object.entries(row).filter(([, value]) => value !== undefined);
  const texts = new Map(present.map(([name, value]): [string, string] => [name, [value].flat().join(', ')]));
  const tag = cards.tags.flatMap((field) =>
    [row[field] ?? []].flat().map((value) => labelFor({ field, value: String(value) })),
  );
  const allTexts = [...texts, ...(tag.length > 0 ? [[TAG, tag.join(' · ')] as const] : [])];
  const key = texts.get(cards.picture);
  return {
    id: row.id,
    name: texts.get(cards.title) ?? '',
    slug: '',
    isFeatured: false,
    savedAt: texts.get(cards.savedAt) ?? '',
    texts: Object.fromEntries(allTexts.map(([name, text]): [string, readonly string[]] => [name, [text]])),
    cover: key === undefined ? undefined : { key, altText: texts.get(cards.altText) },
  };
}
