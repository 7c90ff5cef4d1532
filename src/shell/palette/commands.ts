import type { AreaIcon } from '../../definition';

/** The sections of the palette, in order. */
export const SECTIONS = ['start', 'recent', 'screens', 'pages', 'records', 'brands', 'actions'] as const;

export type CommandSection = (typeof SECTIONS)[number];

/** The icon of a command; screens use that of their area. */
export type CommandIcon =
  | AreaIcon
  | 'start'
  | 'recent'
  | 'page'
  | 'brand'
  | 'deploy'
  | 'dark'
  | 'light'
  | 'sidebar'
  | 'help'
  | 'logout';

/** A sentence of a page or a record that contains the search words. */
export interface FoundText {
  readonly text: string;
  /** Ranges of the words in the text, as character offsets; `to` is exclusive. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
  /** Label of the field that contains it. */
  readonly label?: string;
}

/** One line of the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly section: CommandSection;
  readonly icon: CommandIcon;
  readonly label: string;
  /** Its context, in small print next to the label. */
  readonly hint?: string;
  /** The sentence that matched the search. */
  readonly found?: FoundText;
  readonly run: () => void;
}

/**
 * The commands whose label and hint contain every word of a query. Within a section, labels that start with the query come
 * first, then labels with a word that does. An empty query returns the commands unchanged.
 */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = normalized(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return commands;
  return commands
    .filter(({ label, hint = '' }) => words.every((word) => normalized(`${label} ${hint}`).includes(word)))
    .map((command) => ({ command, rank: rankOf(normalized(command.label), words.join(' ')) }))
    .sort((a, b) => sectionOf(a.command) - sectionOf(b.command) || a.rank - b.rank)
    .map(({ command }) => command);
}

/** Groups commands by section, in the order of the palette, without empty sections. */
export function bySection(commands: readonly Command[]): readonly (readonly [CommandSection, readonly Command[]])[] {
  return SECTIONS.map(
    (section) => [section, commands.filter((command) => command.section === section)] as const,
  ).filter(([, found]) => found.length > 0);
}

function sectionOf({ section }: Command): number {
  return SECTIONS.indexOf(section);
}

function rankOf(label: string, query: string): number {
  if (label.startsWith(query)) return 0;
  return label.includes(` ${query}`) ? 1 : 2;
}

/** Without accents and case: 'Ñ' is found by 'n'. */
function normalized(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
