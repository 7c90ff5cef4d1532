import type { AreaIcon } from '../../definition';

/** The groups of the palette, in their order. */
export const SECTIONS = ['start', 'recent', 'screens', 'pages', 'records', 'brands', 'actions'] as const;

export type CommandSection = (typeof SECTIONS)[number];

/** What an action is drawn with; screens have the icon of their area. */
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

/** A sentence of a page or a record in which the words of a search stand. */
export interface FoundText {
  readonly text: string;
  /** Where the words stand in the text, in characters from 0; `to` is behind the last one. */
  readonly marks: readonly { readonly from: number; readonly to: number }[];
  /** The field that holds it. */
  readonly label?: string;
}

/** One line of the palette. */
export interface Command {
  /** Unique in the palette. */
  readonly id: string;
  readonly section: CommandSection;
  readonly icon: CommandIcon;
  readonly label: string;
  /** Where it belongs, in small letters beside it. */
  readonly hint?: string;
  /** The sentence that was found in it. */
  readonly found?: FoundText;
  readonly run: () => void;
}

/**
 * The commands whose label and hint hold every word of a query; within a section those come first whose label begins
 * with it, then those of which a word does. An empty query leaves all as they are.
 */
export function matchCommands(commands: readonly Command[], query: string): readonly Command[] {
  const words = plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
  if (words.length === 0) return commands;
  return commands
    .filter(({ label, hint = '' }) => words.every((word) => plain(`${label} ${hint}`).includes(word)))
    .map((command) => ({ command, rank: rankOf(plain(command.label), words.join(' ')) }))
    .sort((a, b) => sectionOf(a.command) - sectionOf(b.command) || a.rank - b.rank)
    .map(({ command }) => command);
}

/** The commands by section, in the order of the palette, without empty sections. */
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
function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
}
