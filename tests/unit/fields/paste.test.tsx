import { createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { sanitizeValue } from '../../../server/content/richText';
import type { Field, RichTextTool } from '../../../src/definition';
import { cleanPastedHtml } from '../../../src/fields/richText/paste';
import { oneField } from '../../../stories/support/store';
import { layNothingOut } from './support/layout';
import { openForm } from './support/openForm';

const CONTENT: readonly RichTextTool[] = ['heading', 'bold', 'italic', 'link', 'insertTable'];
const ALL: readonly RichTextTool[] = [...CONTENT, 'bulletedList', 'orderedList'];
const BODY: Field = { type: 'richText', label: 'Body', stored: 'BODY' };

/** Recorded clipboard content of a program. */
function sample(name: string): string {
  return readFileSync(path.join(import.meta.dirname, 'clipboard', `${name}.txt`), 'utf8');
}

/** HTML without the insignificant white space between its blocks. */
function collapseSpace(html: string): string {
  return html
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/> (?=<)/g, '>')
    .trim();
}

/** HTML as it is inserted when it is pasted. */
function cleaned(html: string, tools: readonly RichTextTool[]): string {
  return cleanPastedHtml(html, tools).html;
}

/** Paragraphs as Word copies the items of a list: level, marker and text of each. */
function wordList(...items: readonly (readonly [number, string, string])[]): string {
  return items
    .map(
      ([level, marker, text]) =>
        `<p class=MsoListParagraph style='mso-list:l0 level${level} lfo1'><![if !supportLists]><span><span style='mso-list:Ignore'>` +
        `${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`,
    )
    .join('');
}

describe('what is pasted', () => {
  it('from Word keeps headings, text, links, lists and tables, but no styling', () => {
    expect(collapseSpace(cleaned(sample('word'), ALL))).toBe(
      [
        '<h2>The North Estate</h2>',
        '<p><b>Fifty</b> homes around a <i>quiet</i> garden, see <a href="https://www.example.com/north">the plan</a>.</p>',
        '<ul><li>Two pools<ul><li>One heated</li></ul></li><li>A clubhouse</li></ul>',
        '<table><tbody><tr><td><p><b>Unit</b></p></td><td><p><b>Area</b></p></td></tr>',
        '<tr><td colspan="2"><p>A, 40 sqm</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('from Word keeps the numbers of its lists', () => {
    const plain = '<p class=MsoNormal>Between</p>';
    const first = wordList([1, '1.', 'One'], [2, 'a)', 'A'], [2, 'b)', 'B'], [1, '02.', 'Two'], [2, '2.1', 'Legal']);
    expect(cleaned(`${first}${plain}${wordList([1, '3.', 'Three'], [1, '1.', 'Again'])}`, ALL)).toBe(
      '<ol><li>One<ol type="a"><li>A</li><li>B</li></ol></li><li>Two<ol><li>Legal</li></ol></li></ol>' +
        '<p>Between</p><ol start="3"><li>Three</li></ol><ol><li>Again</li></ol>',
    );
    expect(cleaned(wordList([1, 'IV.', 'Four'], [1, 'V.', 'Five'], [1, '·', 'Dot'], [1, 'Note:', 'Word']), ALL)).toBe(
      '<ol start="4" type="I"><li>Four</li><li>Five</li></ol><ul><li>Dot</li><li>Word</li></ul>',
    );
  });

  it.each([
    ['Google Docs', '<ol><li style="list-style-type:lower-alpha">A</li></ol>', 'a'],
    ['the web', '<ol style="list-style-type: upper-roman"><li>A</li></ol>', 'I'],
  ])('from %s keeps the letters of lists, which are a style there', (_program, html, type) => {
    expect(cleaned(html, ALL)).toBe(`<ol type="${type}"><li>A</li></ol>`);
    // The first letter, and the first Roman numeral.
    expect(cleaned(html, CONTENT)).toBe(`<p>${type}. A</p>`);
  });

  it.each([
    ['Word', wordList([1, '2)', 'Two'], [2, '·', 'In'], [1, '3)', 'Three']), '<p>2) Two</p><p>• In</p><p>3) Three</p>'],
    [
      'Google Docs',
      '<ol start="4"><li><p>A</p></li><ul><li><p>In</p></li></ul><li><p><b>B</b></p></li></ol>',
      '<p>4. A</p><p>• In</p><p>5. <b>B</b></p>',
    ],
    ['the web', '<ul><li> A<p>more</p><ol><li>In</li></ol></li></ul>', '<p>•  A</p><p>more</p><p>1. In</p>'],
  ])('from %s becomes lines with their markers if lists are not supported', (_program, html, lines) => {
    expect(cleaned(html, CONTENT)).toBe(lines);
  });

  it('becomes lines in the lists that are supported', () => {
    const html = '<ul><li>A<ol><li>In</li></ol></li></ul><ol><li>B<ul><li>In</li></ul></li></ol>';
    expect(cleaned(html, ['bold', 'bulletedList'])).toBe(
      '<ul><li>A<p>1. In</p></li></ul><p>1. B</p><ul><li>In</li></ul>',
    );
  });

  it('from Google Docs keeps bold text, but not the bold wrapper of the document', () => {
    expect(collapseSpace(cleaned(sample('google-docs'), ALL))).toBe(
      [
        '<h2>The North Estate</h2>',
        '<p><strong>Fifty</strong> homes around a <em>quiet</em> garden, see <a href="https://www.example.com/north">the plan</a>.</p>',
        '<ul><li><p>Two pools</p></li><li><p><strong>A clubhouse</strong></p></li></ul>',
        '<table><tbody><tr><td><p>Unit</p></td><td><p>Area</p></td></tr></tbody></table>',
      ].join(''),
    );
  });

  it('from a web page loses scripts and forbidden links', () => {
    const html = collapseSpace(cleaned(sample('web-page'), CONTENT));
    expect(html).toBe(
      [
        '<p>• Home</p><h2>The North Estate</h2>',
        '<p>Fifty homes, <a href="https://www.example.com/north">the plan</a>, the catch, the spelling, the data.</p>',
        '<p>A line<br>and another</p>',
        '<p>Send</p>',
        '<table><thead><tr><th colspan="2">Units</th></tr></thead><tbody><tr><td>A</td><td>40 sqm</td></tr></tbody></table>',
      ].join(''),
    );
    expect(html).not.toMatch(/script|evil|steal|\bon\w+=/i);
  });

  it('separates cells if tables are not supported', () => {
    expect(
      collapseSpace(cleaned('<table><tr><td>A</td><td>40 sqm</td></tr><tr><td>B</td></tr></table>', ['bold'])),
    ).toBe('<p>A 40 sqm</p><p>B</p>');
  });
});

/** Opens a form with one rich text field, and focuses it. */
async function openEditor(field: Field = BODY, stored?: string) {
  const opened = openForm({ definition: oneField(field), form: stored === undefined ? {} : { field: stored } });
  await opened.user.click(screen.getByRole('textbox', { name: /Body/ }));
  await screen.findByRole('toolbar', { name: 'Formatting of Body' });
  return { ...opened, editor: screen.getByRole('textbox', { name: /Body/ }) };
}

function paste(editor: HTMLElement, parts: { readonly html?: string; readonly text?: string }): void {
  // user-event cannot paste HTML.
  const data = new Map([
    ['text/html', parts.html],
    ['text/plain', parts.text],
  ]);
  const getData = (type: string) => data.get(type) ?? '';
  fireEvent(editor, createEvent.paste(editor, { clipboardData: { getData, types: [], files: [], items: [] } }));
}

/** Markup that runs scripts, loads resources or embeds other sites. */
const DANGER = /<(?:script|iframe|object|svg|form|img)|\bon\w+=|(?:javascript|data):/i;

describe('content pasted into a rich text field', () => {
  beforeAll(layNothingOut);

  it.each(['word', 'google-docs', 'web-page'])(
    'from %s is stored sanitized, and unchanged by the sanitizer of the service',
    async (name) => {
      const { editor, current } = await openEditor({ ...BODY, toolbar: CONTENT });
      paste(editor, { html: sample(name) });
      await waitFor(() => expect(current()['field']).toContain('The North Estate'));
      const stored = current()['field'] as string;
      expect(stored).not.toMatch(DANGER);
      expect(stored).not.toMatch(/ class=|mso-|font-|docs-internal/);
      expect(stored).toContain('href="https://www.example.com/north"');
      expect(sanitizeValue(stored)).toBe(stored);
    },
  );

  it('says so if its lists became lines', async () => {
    const { editor, current } = await openEditor({ ...BODY, toolbar: CONTENT });
    paste(editor, { html: wordList([1, '1.', 'One'], [1, '2.', 'Two']) });
    expect(await screen.findByRole('alert')).toHaveTextContent('became lines with their numbers or bullets');
    expect(current()['field']).toBe('<p>1. One</p><p>2. Two</p>');
    paste(editor, { html: '<p>!</p>' });
    await waitFor(() => expect(screen.queryByRole('alert')).toBeNull());
  });

  it.each([
    ['<p>One <b>two</p><table><tr><td>three', 'onetwothree'],
    ['</p></td></table>One<p>two<li>three', 'onetwothree'],
    ['<p title="<b>">One</p><p <b>two</b> three', 'onetwothree'],
    ['<p>One<!-- two</p>', 'one'],
    ['<p>One &lt;b&gt; &#x26; &zzz; two</p>', 'one<b>&&zzz;two'],
  ])('with broken markup %s is repaired when it is stored', async (html, words) => {
    const { editor, current } = await openEditor();
    paste(editor, { html });
    await waitFor(() => expect(wordsOf(current()['field'] as string)).toBe(words));
    const stored = current()['field'] as string;
    expect(sanitizeValue(stored)).toBe(stored);
  });
});

function wordsOf(html = ''): string {
  const text = new DOMParser().parseFromString(html, 'text/html').body.textContent;
  return text.replaceAll(/\s/g, '').toLowerCase();
}

describe('hostile HTML that was stored by other programs', () => {
  beforeAll(layNothingOut);
  const HOSTILE = [
    '<p onclick="steal()">Kept <a href="javascript:steal()">words</a></p>',
    '<script>steal()</script><iframe src="https://evil.example"></iframe><img src="x" onerror="steal()">',
    '<svg onload="steal()"></svg><form action="https://evil.example"><b>more',
  ].join('');

  it('runs nothing when it is displayed or edited', async () => {
    const { editor, store } = await openEditor(BODY, HOSTILE);
    expect(editor).toHaveTextContent('Kept words');
    expect(editor.innerHTML).not.toMatch(DANGER);
    expect(store.getSnapshot().dirty).toBe(false);
  });

  it('is sanitized with the next change', async () => {
    const { editor, current } = await openEditor(BODY, HOSTILE);
    paste(editor, { html: '<p>!</p>' });
    await waitFor(() => expect(current()['field']).toContain('!'));
    expect(current()['field']).toContain('Kept');
    expect(current()['field']).not.toMatch(DANGER);
  });
});

describe('a large paste', () => {
  beforeAll(layNothingOut);
  const TEN_MILLION = 10_000_000;

  it('is rejected with a message, and changes nothing', async () => {
    const { editor, store } = await openEditor();
    const text = 'x'.repeat(TEN_MILLION);
    paste(editor, { text, html: `<p>${text}</p>` });
    expect(await screen.findByRole('alert')).toHaveTextContent('This is too much text to paste at once: 10.0 million');
    expect(store.getSnapshot().dirty).toBe(false);
  });

  it('loses its formatting if only that exceeds the limit', async () => {
    const { editor, current } = await openEditor();
    paste(editor, { text: 'Two words', html: `<p>Two words<img src="data:${'x'.repeat(TEN_MILLION)}"></p>` });
    expect(await screen.findByRole('alert')).toHaveTextContent('The formatting of what was pasted is too big');
    await waitFor(() => expect(current()['field']).toBe('<p>Two words</p>'));
  });

  it('is rejected as plain text too', async () => {
    const { user, current } = openForm({
      definition: oneField({ ...BODY, allowPlainText: true }),
      form: { field: { plain: 'kept' } },
    });
    await user.click(screen.getByRole('textbox', { name: 'Body' }));
    await user.paste('x'.repeat(TEN_MILLION));
    expect(await screen.findByRole('alert')).toHaveTextContent('This is too much text');
    expect(current()['field']).toEqual({ plain: 'kept' });
  });
});
