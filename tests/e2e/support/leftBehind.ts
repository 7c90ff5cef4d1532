import type { Page, Response } from '@playwright/test';
import { areas, editorsOfArea } from '../../../schemas';
import { brands } from '../../../schemas/brands';
import { BRANDS } from '../../../src/definition';

/** Texts that the console shows but does not own: those of the definitions and of the services' responses. */
export interface Given {
  /** Collects the services' responses to this page from now on. */
  listenTo(page: Page): void;
  /** @returns words on the screen, visible or read out, neither given nor in the pseudo-locale; with the text that contains them */
  leftBehind(page: Page): Promise<readonly string[]>;
}

/** Consecutive words. In the pseudo-locale every letter has a diacritic, so none of its words match. */
const WORDS = /[A-Za-z][A-Za-z'’.-]*(?: [A-Za-z][A-Za-z'’.-]*)*/g;
/** Month names, AM and PM, keys, units of size, a currency, initials, and the prefix of a version. */
const NOT_TRANSLATED =
  /^(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*|AM|PM|Ctrl|Shift|Esc|KB|MB|PHP|[A-Z]{1,2}|v)$/;

/** Words of at least this many characters inside a given text are no coincidence. */
const MIN_PASSAGE_LENGTH = 12;

/** Starts with the texts of the definitions; those of the services' responses are added. */
export async function givenTexts(): Promise<Given> {
  const given = new Set<string>();
  /** Complete texts, without their formatting: a summary shows the beginning of one. */
  const texts: string[] = [];
  const pendingReads: Promise<void>[] = [];
  collect([areas, brands, await Promise.all(Object.values(editorsOfArea).map((load) => load()))]);

  function collect(value: unknown): void {
    if (typeof value === 'string') {
      texts.push(plain(value));
      for (const text of [...BRANDS.map((brand) => value.replaceAll('{BRAND}', brand)), plain(value)])
        for (const words of wordsOf(text)) given.add(words);
      if (/^\s*[[{]/.test(value)) collect(parsed(value));
    } else if (typeof value === 'object' && value !== null) {
      collect(Object.keys(value).join('\n'));
      for (const inner of Object.values(value)) collect(inner);
    }
  }

  async function read(response: Response): Promise<void> {
    if (!(response.headers()['content-type'] ?? '').includes('json')) return;
    // Response bodies are lost when their page is left.
    collect(await response.json().catch(() => undefined));
  }

  /** A text may be composed of several given ones. */
  function isGiven(words: string): boolean {
    if (given.has(words) || NOT_TRANSLATED.test(words)) return true;
    if (words.length >= MIN_PASSAGE_LENGTH && texts.some((text) => text.includes(words))) return true;
    const parts = words.split(' ');
    return parts.some(
      (_part, at) => at > 0 && isGiven(parts.slice(0, at).join(' ')) && isGiven(parts.slice(at).join(' ')),
    );
  }

  return {
    listenTo(page) {
      page.on('response', (response) => pendingReads.push(read(response)));
    },
    async leftBehind(page) {
      const screenTexts = await page.evaluate(readScreen);
      await Promise.all(pendingReads);
      return [...new Set(screenTexts)].flatMap((text) =>
        wordsOf(text)
          .filter((words) => !isGiven(words))
          .map((words) => (words === text ? words : `${words} (in '${text}')`)),
      );
    },
  };
}

/** The text of HTML, without its tags. */
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

/** Runs in the browser: every text that is visible or read out. */
function readScreen(): string[] {
  const spokenAttributes = [
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
    // Text being edited comes from the services, but is split up by its formatting.
    if (!element || element.closest('script, style, iframe, [data-testid="splash"], [contenteditable]')) continue;
    texts.push(
      ...(node instanceof Element
        ? spokenAttributes.map((name) => node.getAttribute(name))
        : [node.textContent]
      ).filter(isText),
    );
  }
  return texts.map((text) => text.trim()).filter((text) => text !== '');

  function isText(text: string | null): text is string {
    return text !== null;
  }
}
