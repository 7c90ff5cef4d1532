import { expect, test, type Page } from '@playwright/test';
import { ALLOWED_HTML, LINK_SCHEMES } from '../../server/content/html/allowedHtml';
import { sanitizeValue } from '../../server/content/richText';
import { HOSTILE } from '../support/hostile/hostile';

/*
 * Hostile texts, as the services store them, on a website that sets them as inner HTML and has no content security policy.
 */

const WEBSITE = 'https://website.example/page';

/** The stored values, plus the texts and keys of those that are JSON. */
const STORED = [...new Set(HOSTILE.map((text) => sanitizeValue(text)).flatMap((value) => [value, ...textsOf(value)]))];
const NEIGHBOURS = STORED.map((text, index) => text + (STORED[index + 1] ?? '') + (STORED[index + 2] ?? ''));

interface Allowed {
  readonly attributes: Readonly<Record<string, readonly string[]>>;
  readonly schemes: readonly string[];
}

const ALLOWED: Allowed = {
  attributes: Object.fromEntries(Array.from(ALLOWED_HTML, ([name, attributes]) => [name, [...attributes]])),
  schemes: [...LINK_SCHEMES],
};

test.describe('stored HTML', () => {
  for (const [mode, doctype] of Object.entries({ standards: '<!doctype html>', quirks: '' })) {
    test(`is harmless as inner HTML in ${mode} mode, also beside its neighbours`, async ({ page }) => {
      const ran = await openWebsite(page, `${doctype}<body></body>`);
      const problems = await page.evaluate(showAll, { texts: [...STORED, ...NEIGHBOURS], allowed: ALLOWED });
      expect(problems).toEqual([]);
      expect(await ran()).toEqual([]);
    });
  }

  test('is harmless in the page that a website is served as, and stays in its place there', async ({ page }) => {
    const places = STORED.map((text) => `<div class="place">${text}</div>`).join('');
    const ran = await openWebsite(page, `<!doctype html><body>${places}</body>`);
    const found = await page.evaluate(
      (texts) =>
        Array.from(document.body.children, ({ className, innerHTML }, index) => {
          const alone = document.createElement('div');
          alone.innerHTML = texts[index] ?? '';
          return className === 'place' && innerHTML === alone.innerHTML ? '' : innerHTML;
        }),
      STORED,
    );
    expect(found).toEqual(STORED.map(() => ''));
    expect(await ran()).toEqual([]);
  });

  test('a text that is not sanitized is detected', async ({ page }) => {
    const ran = await openWebsite(page, '<!doctype html><body></body>');
    const texts = ['<img src=x onerror=ran=1>', '<a href="javascript:ran=1">x</a>', '<x>', '<pre>\n\nx</pre>'];
    const problems = await page.evaluate(showAll, { texts, allowed: ALLOWED });
    expect(problems).toEqual([
      'img onerror in <img src=x onerror=ran=1>',
      'javascript: in <a href="javascript:ran=1">x</a>',
      'x in <x>',
      'another tree in <pre>\n\nx</pre>',
    ]);
    expect(await ran()).toEqual(['the global is set']);
  });
});

/**
 * Opens a website that consists of one page.
 * @returns waits, and reports the signs of scripts that have run
 */
async function openWebsite(page: Page, body: string): Promise<() => Promise<readonly string[]>> {
  const signs: string[] = [];
  page.on('dialog', (dialog) => {
    signs.push(`a dialog: ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.route('**/*', (route) =>
    route.request().isNavigationRequest() && route.request().url() === WEBSITE
      ? route.fulfill({ contentType: 'text/html; charset=utf-8', body })
      : route.abort(),
  );
  await page.goto(WEBSITE);
  return async () => {
    // Until all requests have failed, and their handlers would have run.
    await page.waitForLoadState('networkidle');
    if (await page.evaluate(() => 'ran' in window)) signs.push('the global is set');
    if (page.url() !== WEBSITE) signs.push(`left for ${page.url()}`);
    return signs;
  };
}

/** Runs in the browser: sets each text as inner HTML and returns what is not allowed in the result. */
function showAll({ texts, allowed }: { readonly texts: readonly string[]; readonly allowed: Allowed }): string[] {
  const problems: string[] = [];
  for (const text of texts) {
    const place = document.createElement('div');
    document.body.append(place);
    place.innerHTML = text;
    const nodes = document.createTreeWalker(place, NodeFilter.SHOW_ALL);
    while (nodes.nextNode()) {
      const node = nodes.currentNode;
      if (node instanceof Text) continue;
      const names = allowed.attributes[node.nodeName.toLowerCase()];
      if (!(node instanceof HTMLElement) || !names) {
        problems.push(`${node.nodeName.toLowerCase()} in ${text}`);
        continue;
      }
      for (const name of node.getAttributeNames()) {
        if (!names.includes(name)) problems.push(`${node.localName} ${name} in ${text}`);
      }
      const address = node.getAttribute('href') ?? node.getAttribute('src');
      const scheme = address === null ? undefined : new URL(address, document.baseURI).protocol;
      if (scheme !== undefined && !allowed.schemes.includes(scheme)) problems.push(`${scheme} in ${text}`);
    }
    const again = document.createElement('div');
    again.innerHTML = place.innerHTML;
    if (!again.isEqualNode(place)) problems.push(`another tree in ${text}`);
  }
  return problems;
}

/** The texts and keys of a JSON value. */
function textsOf(value: string): readonly string[] {
  const texts: string[] = [];
  try {
    JSON.parse(value, (key, item: unknown) => {
      texts.push(key);
      if (typeof item === 'string') texts.push(item);
    });
  } catch {
    return [];
  }
  return texts;
}
