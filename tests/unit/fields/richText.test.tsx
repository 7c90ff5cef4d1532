import { act, createEvent, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeAll, describe, expect, it } from 'vitest';
import { defineEditor, type Field, type RichTextTool } from '../../../src/definition';
import { displayHtml, storedHtml } from '../../../src/fields/richText/html';
import { cleanPastedHtml } from '../../../src/fields/richText/paste';
import { oneField } from '../../../stories/support/store';
import { openForm } from './support/openForm';

const ALL: readonly RichTextTool[] = [
  'heading',
  'bold',
  'italic',
  'link',
  'bulletedList',
  'orderedList',
  'insertTable',
];
const BODY: Field = { type: 'richText', label: 'Body', stored: 'BODY' };

beforeAll(() => {
  // jsdom has no layout; the editor asks for text positions.
  const nowhere = () => new DOMRect();
  Range.prototype.getBoundingClientRect = nowhere;
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  document.elementFromPoint = () => null;
});

async function open(html?: string, field: Field = BODY) {
  const opened = openForm({ definition: oneField(field), form: html === undefined ? {} : { field: html } });
  const value = () => opened.current()['field'];
  return { ...opened, value };
}

async function openEditor(html?: string, field: Field = BODY) {
  const opened = await open(html, field);
  await opened.user.click(screen.getByRole('textbox', { name: /Body/ }));
  await screen.findByRole('toolbar', { name: 'Formatting of Body' });
  const editor = screen.getByRole('textbox', { name: /Body/ });
  await waitFor(() => expect(editor).toHaveAttribute('contenteditable', 'true'));
  return { ...opened, editor };
}

function paste(editor: HTMLElement, html: string, text = ''): void {
  // user-event cannot paste HTML.
  const data = {
    getData: (type: string) => (type === 'text/html' ? html : text),
    types: ['text/html'],
    files: [],
    items: [],
  };
  fireEvent(editor, createEvent.paste(editor, { clipboardData: data }));
}

describe('rich text', () => {
  it('is rendered as plain HTML, without an editor, until it is focused', async () => {
    await open('<p>Words</p>');
    expect(screen.getByRole('textbox', { name: 'Body' })).toHaveTextContent('Words');
    expect(screen.queryByRole('toolbar')).not.toBeInTheDocument();
  });

  it.each([
    '<p>Plain</p>',
    'Without a paragraph',
    '<h2>Head</h2><p>A <strong>bold</strong> and <em>slanted</em> word</p>',
    '<ul><li>One</li><li>Two</li></ul>',
    '<ol start="3"><li><p>Three</p></li></ol>',
    '<p><a href="https://example.com">out</a> <a href="mailto:a@b.co">mail</a> <a href="/own">own</a></p>',
    '<table><tbody><tr><th>H</th></tr><tr><td>C</td></tr></tbody></table>',
    '<p>Above</p><hr>',
    '<div class="legacy"><span style="color:red">Old</span></div>',
    '<p></p>',
  ])('loading %s is no change', async (html) => {
    const { store, value } = await openEditor(html);
    expect(store.getSnapshot().dirty).toBe(false);
    expect(value()).toBe(html);
  });

  it('that is edited back to the stored content is the stored text again, character for character', async () => {
    const { user, editor, store, value } = await openEditor('Without a paragraph');
    paste(editor, '<p>!</p>');
    await waitFor(() => expect(store.getSnapshot().dirty).toBe(true));
    await user.keyboard('{Backspace}');
    store.undo();
    expect(value()).toBe('Without a paragraph');
    expect(store.getSnapshot().dirty).toBe(false);
  });

  it.each(['<table><tbody><tr><td>C</td></tr></tbody></table>', '<hr>'])(
    'goes on after %s at its end, and stores no blank line there',
    async (html) => {
      const { store, value } = await open(html);
      act(() => screen.getByRole('textbox', { name: 'Body' }).focus());
      await screen.findByRole('toolbar', { name: 'Formatting of Body' });
      const editor = screen.getByRole('textbox', { name: 'Body' });
      expect(store.getSnapshot().dirty).toBe(false);
      paste(editor, '<p>!</p>');
      await waitFor(() => expect(value()).toBe(`${html}<p>!</p>`));
      act(() => store.undo());
      expect(value()).toBe(html);
      paste(editor, '<p>?</p>');
      await waitFor(() => expect(value()).toBe(`${html}<p>?</p>`));
      expect(storedHtml(`<p>Above</p>${html}<p></p>`)).toBe(`<p>Above</p>${html}`);
    },
  );

  it('lets Tab move to the next cell of a table, and from the last one out of the text, which a screen reader is told', async () => {
    const html = '<table><tbody><tr><td>A</td><td>B</td></tr></tbody></table>';
    const { user, editor, value } = await openEditor(html);
    expect(editor).toHaveAccessibleDescription(/from the last cell to the next field/);
    await user.keyboard('{Tab}');
    expect(editor).toHaveFocus();
    paste(editor, '<p>!</p>');
    await waitFor(() => expect(value()).toBe(html.replace('B', '!')));
    await user.keyboard('{Tab}');
    expect(editor).not.toHaveFocus();
    expect(value()).toBe(html.replace('B', '!'));
  });

  it('that was locked and unlocked does not take the focus or replay the first keys', async () => {
    const definition = defineEditor({
      ...oneField(BODY),
      fields: {
        on: { type: 'toggle', label: 'Open', stored: 'ON', labels: { on: 'Yes', off: 'No' } },
        body: { ...BODY, enabledWhen: { field: 'on', in: [true] } },
      },
    });
    const { user, current } = openForm({ definition, form: { on: true, body: '<p>Old</p>' } });
    const box = () => screen.getByRole('textbox', { name: 'Body' });
    act(() => {
      box().focus();
      fireEvent.keyDown(box(), { key: '!' });
    });
    await waitFor(() => expect(current()['body']).toBe('<p>Old!</p>'));
    const open = screen.getByRole('switch', { name: /Open/ });
    await user.click(open);
    await user.click(open);
    expect(box()).toHaveTextContent('Old!');
    expect(open).toHaveFocus();
    expect(current()['body']).toBe('<p>Old!</p>');
  });

  it('that is emptied is absent', () => {
    expect(storedHtml('<p></p>')).toBeUndefined();
    expect(storedHtml('<p>&nbsp; </p><ul><li><p></p></li></ul>')).toBeUndefined();
    expect(storedHtml('<table><tbody><tr><td><p></p></td></tr></tbody></table>')).toBe(
      '<table><tbody><tr><td></td></tr></tbody></table>',
    );
  });

  it('[UPL-036, CI-TC-005] opens external links in a new tab, and others in the same one', async () => {
    const { editor, value } = await openEditor();
    paste(editor, '<p><a href="https://example.com">out</a> <a href="mailto:a@example.com">mail</a></p>');
    await waitFor(() =>
      expect(value()).toBe(
        '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">out</a> <a href="mailto:a@example.com">mail</a></p>',
      ),
    );
  });

  it('never accepts a link that could run a script', async () => {
    const { editor, value } = await openEditor();
    paste(editor, '<p><a href="javascript:alert(1)">x</a><img src=x onerror=alert(1)></p>');
    await waitFor(() => expect(value()).toBe('<p>x</p>'));
  });

  it('offers the tools of its definition only', async () => {
    await openEditor(undefined, { ...BODY, toolbar: ['bold', 'link'] });
    expect(screen.getByRole('button', { name: 'Bold' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Link' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Italic' })).not.toBeInTheDocument();
    expect(screen.queryByRole('combobox', { name: 'Text style' })).not.toBeInTheDocument();
  });

  it('accepts links in its dialog, http(s), mailto and tel only', async () => {
    const { user, value } = await openEditor();
    await user.click(screen.getByRole('button', { name: 'Link' }));
    const address = await screen.findByLabelText('Web, email or telephone link');
    await user.type(address, 'javascript:alert(1)');
    await user.click(screen.getByRole('button', { name: 'Set link' }));
    expect(screen.getByText(/Enter a link that starts with/)).toBeVisible();
    await user.clear(address);
    await user.type(address, 'example.com{Enter}');
    await waitFor(() =>
      expect(value()).toBe(
        '<p><a href="https://example.com" target="_blank" rel="noopener noreferrer">example.com</a></p>',
      ),
    );
  });

  it('cannot be edited if it is read-only', () => {
    openForm({ definition: oneField(BODY), form: { field: '<p>Words</p>' }, readOnly: true });
    expect(screen.getByRole('textbox', { name: 'Body' })).toHaveAttribute('aria-readonly', 'true');
  });
});

describe('shown text', () => {
  it('keeps the numbers of its lists', () => {
    const list = '<ol start="3" type="a"><li>One</li></ol>';
    expect(displayHtml(list)).toBe(list);
  });

  it('runs nothing', () => {
    const shown = displayHtml(
      '<p onclick="x()">A<script>alert(1)</script><a href="javascript:x">b</a><iframe src="x"></iframe></p>',
    );
    expect(shown).toBe('<p>A<a>b</a></p>');
  });
});

/** HTML as it is inserted when it is pasted. */
function cleaned(html: string, tools: readonly RichTextTool[]): string {
  return cleanPastedHtml(html, tools).html;
}

describe('pasted content', () => {
  it('from Word keeps its structure and loses its styling', () => {
    const word = `<html><head><style>p{color:red}</style></head><body>
      <p class="MsoNormal" style="margin:0"><b>Bold</b><span style="font-family:Calibri"> plain</span><o:p></o:p></p>
      <p class="MsoNormal"><o:p>&nbsp;</o:p></p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>One</p>
      <p class="MsoListParagraph" style="mso-list:l0 level2 lfo1"><span style="mso-list:Ignore">1.</span>Inner</p>
      <p class="MsoListParagraph" style="mso-list:l0 level1 lfo1"><span style="mso-list:Ignore">·</span>Two</p>
      <!--[if gte mso 9]><xml>x</xml><![endif]--></body></html>`;
    const html = cleaned(word, ALL).replaceAll(/\s+</g, '<');
    expect(html).toBe('<p><b>Bold</b> plain</p><ul><li>One<ol><li>Inner</li></ol></li><li>Two</li></ul>');
  });

  it('from Google Docs is not all bold, and keeps bold text', () => {
    const docs =
      '<b style="font-weight:normal;" id="docs-internal-guid-1"><p dir="ltr"><span style="font-weight:700">Strong</span><span style="font-style:italic"> slanted</span></p></b>';
    expect(cleaned(docs, ALL)).toBe('<p><strong>Strong</strong><em> slanted</em></p>');
  });

  it('from the web becomes paragraphs and keeps allowed links', () => {
    const web =
      '<div class="x"><h1 id="t">Head</h1><div>One <a class="y" href="https://example.com" onclick="x()">link</a></div><a href="javascript:x">Two</a></div>';
    expect(cleaned(web, ALL)).toBe('<h2>Head</h2><p>One <a href="https://example.com">link</a></p><p>Two</p>');
  });

  it.each([
    ['<dl><dt>Area</dt><dd>40 sqm</dd></dl>', '<p>Area</p><p>40 sqm</p>'],
    ['<main><nav>Home</nav><address>North</address></main>', '<p>Home</p><p>North</p>'],
    ['<pre>one\n<code>two\nthree</code></pre>', '<p>one<br>two<br>three</p>'],
  ])('separates words of several lines: %s', (html, lines) => {
    expect(cleaned(html, ALL)).toBe(lines);
  });

  it('keeps links to the website itself if they come from the editor', () => {
    const copied = '<p data-pm-slice="1 1 []"><a href="/own">own</a> <a href="javascript:x">none</a></p>';
    expect(cleaned(copied, ALL)).toBe('<p><a href="/own">own</a> none</p>');
    expect(cleaned('<p><a href="/theirs">theirs</a></p>', ALL)).toBe('<p>theirs</p>');
  });

  it('is reduced to the tools of the field', () => {
    expect(cleaned('<h2>Head</h2><ul><li>One</li></ul><p><b>B</b> <em>I</em></p>', ['bold'])).toBe(
      '<p>Head</p><p>• One</p><p><b>B</b> I</p>',
    );
  });
});
