import type { Page, Response } from '@playwright/test';
import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { BRANDS } from '../../../src/definition';

/** What the console was given to show, and so does not say itself: the texts of definitions, and the services' answers. */
export interface Given {
  /** Reads the services' answers from now on. */
  listenTo(page: Page): void;
  /** @returns words on the screen, seen or spoken, that neither were given nor are of the pseudo-locale; with the text they stand in */
  leftBehind(page: Page): Promise<readonly string[]>;
}

/** Words in a row. In the pseudo-locale every letter has a mark, so none of its words is among them. */
const WORDS = /[A-Za-z][A-Za-z'’.-]*(?: [A-Za-z][A-Za-z'’.-]*)*/g;
/** Months and times of day, keys, units of size, initials, and the sign of a version. */
const NO_LANGUAGE =
  /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|AM|PM|Ctrl|Shift|Esc|KB|MB|PHP|[A-Z]{1,2}|v)$/;

/** From this many letters on, words that a given text holds are no coincidence. */
const PASSAGE = 12;

/** Knows the definitions; what the services answer is learnt. */
export async function givenTexts(): Promise<Given> {
  const given = new Set<string>();
  /** Whole texts, without their formatting: a summary shows the beginning of one. */
  const texts: string[] = [];
  const reading: Promise<void>[] = [];
  learn([areas, brands, await Promise.all(Object.values(editorsOfArea).map((load) => load()))]);

  function learn(value: unknown): void {
    if (typeof value === 'string') {
      texts.push(plain(value));
      for (const text of [...BRANDS.map((brand) => value.replaceAll('{BRAND}', brand)), plain(value)])
        for (const words of wordsOf(text)) given.add(words);
      if (/^\s*[[{]/.test(value)) learn(parsed(value));
    } else if (typeof value === 'object' && value !== null) {
      learn(Object.keys(value).join('\n'));
      for (const inner of Object.values(value)) learn(inner);
    }
  }

  async function read(response: Response): Promise<void> {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    // A page that is left takes the bodies of its answers along.
    learn(await response.json().catch(() => undefined));
  }

  /** A text may have been put together of several that were given. */
  function isGiven(words: string): boolean {
    if (given.has(words) || NO_LANGUAGE.test(words)) return true;
    if (words.length >= PASSAGE && texts.some((text) => text.includes(words))) return true;
    const parts = words.split(' ');
    return parts.some(
      (_part, at) => at > 0 && isGiven(parts.slice(0, at).join(' ')) && isGiven(parts.slice(at).join(' ')),
    );
  }

  return {
    listenTo(page) {
      page.on('response', (response) => reading.push(read(response)));
    },
    async leftBehind(page) {
      const shown = await page.evaluate(readScreen);
      await Promise.all(reading);
      return [...new Set(shown)].flatMap((text) =>
        wordsOf(text)
          .filter((words) => !isGiven(words))
          .map((words) => (words === text ? words : `${words} (in '${text}')`)),
      );
    },
  };
}

/** HTML as the words of its text. */
function plain(text: string): string {
  return text.replace(/<[^>]*>/g, ' ').replace(/\s+/g, ' ');
}

function wordsOf(text: string): readonly string[] {
  return (text.match(WORDS) ?? []).map((words) => words.replace(/\.$/, ''));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** Runs in the browser: every text that is seen or spoken. */
function readScreen(): string[] {
  const spoken = [
    'aria-label',
    'aria-description',
    'aria-roledescription',
    'aria-valuetext',
    'title',
    'placeholder',
    'alt',
  ];
  const texts: string[] = [document.title];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node instanceof Element ? node : node.parentElement;
    // The text that is edited is a text of the services, but broken up by its formatting.
    if (!element || element.closest('script, style, iframe, [data-testid="splash"], [contenteditable]')) continue;
    texts.push(
      ...(node instanceof Element ? spoken.map((name) => node.getAttribute(name)) : [node.textContent]).filter(isText),
    );
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');

  function isText(text: string | null): text is string {
    return text !== null;
  }
}
