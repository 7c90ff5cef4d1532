import type { CardLine, CardList } from '../../definition';
import { csvTexts } from '../../lib/listMessages';
import type { CardPage } from '../../stores/cardPages';
import { lineText, tagText, titleText } from './lineText';

/** Cards as texts, a row for each below a head: what they show besides their pictures. What is missing is empty. */
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
    ...(tag === undefined ? [] : [{ label: capital(tag), textOf: (page: CardPage) => tagText(list, page) }]),
    ...lines.map((line) => ({ label: labelOf(line), textOf: (page: CardPage) => lineText(line, page) })),
    ...(canFeature
      ? [{ label: csvTexts.featured, textOf: ({ isFeatured }: CardPage) => csvTexts.yesOrNo(isFeatured) }]
      : []),
  ];
}

function labelOf(line: CardLine): string {
  return line.kind === 'date' ? csvTexts.savedAt : capital(line.missing);
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}
