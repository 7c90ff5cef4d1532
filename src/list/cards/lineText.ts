import type { CardLine, CardList } from '../../definition';
import { formatDate } from '../../lib/dates';
import type { CardPage } from '../../stores/cardPages';
import { readChoice } from '../../tree';
import { shortPrice } from './shortPrice';

/** One line of a card as a text; undefined where the page has none. */
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

/** The title of a card: the value that the list names, or the name of the page. */
export function titleText({ title }: { readonly title?: string }, { name, texts }: CardPage): string {
  return (title === undefined ? undefined : texts[title]?.[0]) ?? name;
}

/** What stands on the picture of a card: the label of the choice that its value is stored for, or the value itself. */
export function tagText(
  { tag, tagChoices = [] }: Pick<CardList, 'tag' | 'tagChoices'>,
  { texts }: CardPage,
): string | undefined {
  const text = tag === undefined ? undefined : texts[tag]?.[0];
  const value = readChoice(tagChoices, text);
  return tagChoices.find((choice) => choice.value === value)?.label ?? text;
}
