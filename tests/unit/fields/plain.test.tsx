import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { appendText, htmlToText, textToHtml } from '../../../src/fields/richText/plain';

describe('formatted text as plain text', () => {
  it.each([
    ['<p>One</p><p>Two</p>', 'One\nTwo'],
    ['<p>One</p><p></p><p>Two</p>', 'One\n\nTwo'],
    ['<p>One<br>Two</p>', 'One\nTwo'],
    ['<h2>Head</h2>\n  <p>A <strong>bold</strong> and <em>slanted</em> word</p>', 'Head\nA bold and slanted word'],
    ['<ul><li>One</li><li><p>Two</p></li></ul>', '- One\n- Two'],
    ['<ol start="3"><li>Three</li><li>Four</li></ol>', '3. Three\n4. Four'],
    ['<table><tbody><tr><th>A</th><th>B</th></tr><tr><td>C</td><td>D</td></tr></tbody></table>', 'A\tB\nC\tD'],
    ['No tag', 'No tag'],
    ['<p>a &lt; b &amp; c</p>', 'a < b & c'],
    ['<p>A<script>alert(1)</script></p>', 'A'],
    ['<blockquote><p>Said</p></blockquote>after', 'Said\nafter'],
    ['', ''],
  ])('%s', (html, text) => {
    expect(htmlToText(html)).toBe(text);
  });
});

describe('plain text as formatted text', () => {
  it.each([
    ['One\nTwo', '<p>One</p><p>Two</p>'],
    ['One\r\n\r\nTwo', '<p>One</p><p></p><p>Two</p>'],
    ['<b>not bold</b>', '<p>&lt;b&gt;not bold&lt;/b&gt;</p>'],
    ['', undefined],
  ])('%j', (text, html) => {
    expect(textToHtml(text)).toBe(html);
  });

  it('is the same text after switching back', () => {
    const line = fc.string({ unit: 'grapheme' }).map((text) => text.replaceAll(/[\p{Cc}\u00a0]/gu, ''));
    fc.assert(
      fc.property(fc.array(line, { minLength: 1 }), (lines) => {
        const text = lines.join('\n');
        expect(htmlToText(textToHtml(text) ?? '')).toBe(text);
      }),
    );
  });
});

describe('plain text at the end of formatted text', () => {
  it.each([
    ['', 'One', '<p>One</p>'],
    ['<p>Said</p>', ', <done>', '<p>Said, &lt;done&gt;</p>'],
    ['<p>Said</p>', '\nTwo', '<p>Said</p><p>Two</p>'],
    ['<ul><li>Said</li></ul>', 'One', '<ul><li>Said</li></ul><p>One</p>'],
    ['<p>Said</p>', '', '<p>Said</p>'],
  ])('%j and %j', (html, text, expected) => {
    expect(appendText(html, text)).toBe(expected);
  });
});
