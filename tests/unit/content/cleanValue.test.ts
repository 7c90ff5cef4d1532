import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cleanValue } from '../../../server/content/html/cleanValue';
import { sanitizeValue } from '../../../server/content/richText';
import { HOSTILE } from '../../support/hostile/hostile';
import { HOSTILE_JSON } from '../../support/hostile/json';
import { problemsOf, treeOf, treeWrittenAgain } from '../../support/hostile/storedHtml';

describe('HTML', () => {
  it.each([
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg onload=alert(1)><circle/></svg>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="javascript&#58alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<a href="/\t\\evil.example">x</a>', '<a>x</a>'],
    ['<a href=" /about\n#top ">x</a>', '<a href="/about#top">x</a>'],
    ['<iframe src="https://evil.example"></iframe>ok', 'ok'],
    ['<p style="position:fixed; text-align: center">x</p>', '<p style="text-align:center">x</p>'],
    ['<!-- <p> --><b>x</b>', '<b>x</b>'],
    ['<x onclick=alert(1)>y</x>', 'y'],
    ['<p>unclosed', '<p>unclosed</p>'],
    ['<form action=/a><input name=b></form>t', 't'],
    ['<p>a < b</p>', '<p>a &lt; b</p>'],
    ['<math><mi xlink:href="data:x,<script>alert(4)</script>">', ''],
    ['<p title="</p><img src=x onerror=alert(1)>">x</p>', '<p>x</p>'],
    ['<p><button><p>x</p></button></p>', '<p></p><p>x</p><p></p>'],
    ['<td>x</td>', 'x'],
    ['<pre>\r\n\nx\ry</pre>', '<pre>x\ny</pre>'],
    ['<textarea><b>x</b></textarea>', '&lt;b&gt;x&lt;/b&gt;'],
  ])('%j loses everything that may not be stored', (value, expected) => {
    expect(sanitizeValue(value)).toBe(expected);
  });

  it.each([
    '<p>One <strong>two</strong> <em>three</em><br>four<br />five</p>',
    '<ul><li><p>a</p></li><li><p>b &amp; c&nbsp;d "e" &quot;f&quot;</p></li></ul><ol start="3"><li><p>x</p></li></ol>',
    '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/?b=1&amp;c=2">x</a>',
    '<a href="mailto:x@a.example">m</a> <a href="tel:+6321234567">t</a> <a href="/about#top">i</a> <a href="#x">h</a>',
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colspan="2" rowspan="1"><p>1</p></td></tr></tbody></table>',
    '<h2 style="text-align: center">Title</h2><hr><blockquote><p>q</p></blockquote><pre><code>c</code></pre>',
    '<img src="/files/2026/11/a.png" alt="A picture" width="320">',
    '<img src="files/2026/11/a.png" alt="<b>">',
    '<P>\u00a0Q&A 1 > 0\r\n</P >',
    'plain text with <b>one</b> element',
  ])('%j is clean and stays verbatim', (value) => {
    expect(sanitizeValue(value)).toBe(value);
  });

  it.each([
    ['<p>x', 'an element that has no end'],
    ['<b>x</b> a <', 'a tag that only begins'],
    ['<b>x</b>&lt', 'a reference that has no end'],
    ['<a href="?x=1&copy=2&lt;3">x</a>', 'a reference that browsers read in two ways'],
    ['<b>x</b><!---->', 'a comment'],
    ['</b>', 'an end tag that ends nothing'],
  ])('%j is rewritten because of %s', (value) => {
    expect(sanitizeValue(value)).not.toBe(value);
  });
});

describe('text', () => {
  it.each(['a < b & c > d', '1 <2> 3 << 4 >> 5', '&lt;b&gt; &amp', 'x>', '<3'])(
    '%j has no markup and stays unchanged',
    (value) => {
      expect(sanitizeValue(value)).toBe(value);
    },
  );

  it.each([
    ['Ana <ana@example.com>, <3', 'Ana &lt;ana@example.com>, <3'],
    ['Second line <not a tag>.', 'Second line &lt;not a tag>.'],
    ['See <https://a.example/?b=1> & go', 'See &lt;https://a.example/?b=1> & go'],
    ['\u{1f600}\r\nAna <ana@example.com>', '\u{1f600}\r\nAna &lt;ana@example.com>'],
    ['a broken heart </3 > x', 'a broken heart &lt;/3 > x'],
    ['<p>by <ana@example.com></p>', '<p>by &lt;ana@example.com&gt;</p>'],
    ['if a <b then', 'if a &lt;b then'],
    ['a <img src=x onerror=alert(1)', 'a &lt;img src=x onerror=alert(1)'],
    ['a <', 'a &lt;'],
    ['<x <script>alert(1)</script>>', '&lt;x &lt;script&gt;alert(1)&gt;'],
  ])('%j is text and is escaped as text', (value, expected) => {
    expect(sanitizeValue(value)).toBe(expected);
  });

  it('without an element never changes', () => {
    const text = fc
      .string({ unit: 'binary' })
      .map((value) => value.replaceAll(/<(?=[a-z!?/])/gi, '< ').replace(/<$/, '< '));
    fc.assert(
      fc.property(text, (value) => {
        expect(sanitizeValue(value)).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('JSON', () => {
  it('without markup stays verbatim', () => {
    const clean = '[ {"text":"Q&A > b", "link":"https://a.example?x=1&y=2" , "isLink": 2.0} ]';
    expect(sanitizeValue(clean)).toBe(clean);
  });

  it('has its texts and its keys cleaned', () => {
    const hostile = { '<i onclick=x>a</i>': ['<img src=x onerror=alert(1)>', { b: '<b>c' }, 1, null] };
    expect(JSON.parse(sanitizeValue(JSON.stringify(hostile)))).toEqual({
      '<i>a</i>': ['<img src="x" />', { b: '<b>c</b>' }, 1, null],
    });
  });

  it.each([
    ['[ "a < b", 1.0 ]', String.raw`[ "a \u003c b", 1.0 ]`],
    ['["<b>x</b>"]', String.raw`["\u003cb>x\u003c/b>"]`],
    [String.raw`["\u003cb>x\u003c/b>"]`, String.raw`["\u003cb>x\u003c/b>"]`],
    ['{"a":"\\"{:","a":"x"}', '{"a":"x"}'],
    ['{"__proto__":"<i>x","a":1}', String.raw`{"__proto__":"\u003ci>x\u003c/i>","a":1}`],
    [String.raw`{"a":1,"\u0061":2}`, '{"a":2}'],
  ])('%s is stored as %s', (value, expected) => {
    expect(sanitizeValue(value)).toBe(expected);
  });

  it('means the same when no text of it has markup', () => {
    fc.assert(
      fc.property(fc.json({ maxDepth: 4 }), (json) => {
        fc.pre(/^\s*[[{]/.test(json) && !json.includes('<'));
        expect(sanitizeValue(json)).toBe(json);
      }),
    );
  });
});

describe('a hostile text', () => {
  it('is one of at least 400', () => {
    expect(new Set(HOSTILE).size).toBeGreaterThan(400);
  });

  it.each(HOSTILE)('%j becomes text that every browser parses alike, with only allowed markup', expectClean);

  it.each(HOSTILE_JSON)('%s holds no markup outside of its texts, or is no JSON', (value) => {
    const cleaned = sanitizeValue(value);
    if (isJson(value) && /^\s*[[{]/.test(value)) expect(cleaned).not.toContain('<');
    else expectClean(value);
  });

  it('stays harmless however it is mutated', () => {
    fc.assert(fc.property(mutated(), expectClean), { numRuns: 3_000 });
  });

  it('stays harmless when concatenated with others', () => {
    fc.assert(
      fc.property(fc.array(mutated(), { minLength: 2, maxLength: 4 }), (values) => {
        const concatenated = values.map((value) => sanitizeValue(value)).join('');
        expect(problemsOf(concatenated)).toEqual([]);
        expect(treeWrittenAgain(concatenated)).toBe(treeOf(concatenated));
      }),
      { numRuns: 2_000 },
    );
  });
});

describe('a long value', () => {
  const SIZE = 990_000;
  const fill = (piece: string) => piece.repeat(Math.ceil(SIZE / piece.length));

  it.each([
    ...['<', '</', '<b>', '<div>', '&', '<b a=1 a=1>', '<!--', '<!---->', '<table><tr><td>', '<p><b>', '<p><b>x</p>'],
    ...['<a><div></a>', '<svg><p>', '<template>', '<select><option>', '<x>', '<a@b.example>', '</p>', '<nobr><table>'],
    ...['<p ', '<a href=" ', '["', '[', '{"<b>":'],
  ])('1 MB of %j is cleaned or refused', (piece) => {
    // Anything quadratic would take minutes and exceed the test timeout.
    const { cleaned, problem } = cleanValue(fill(piece));
    expect(problem ?? cleanValue(cleaned ?? '')).toEqual(problem ?? {});
  });

  it('too long a value is refused without parsing', () => {
    expect(cleanValue('<'.repeat(1_000_001)).problem).toBe('expected at most 1000000 characters, got 1000001.');
  });

  it('a value that becomes too long when cleaned is refused', () => {
    expect(cleanValue(`<b>${'&'.repeat(300_000)}`)).toEqual({
      problem: 'expected at most 1000000 characters, got 1500007.',
    });
  });

  it('100,000 elements are accepted, even when rewritten', () => {
    expect(sanitizeValue('<br x>'.repeat(100_000))).toContain('<br /><br />');
  });

  it('too deep or too many elements are refused, in HTML and in JSON', () => {
    for (const value of ['<div>'.repeat(300), '<br>'.repeat(300_000), `[${'['.repeat(300)}${']'.repeat(300)}]`]) {
      expect(() => sanitizeValue(value, 'fields[0].value')).toThrow(/^fields\[0\]\.value: expected at most/);
    }
  });
});

function expectClean(value: string): void {
  const cleaned = sanitizeValue(value);
  expect(sanitizeValue(cleaned)).toBe(cleaned);
  for (const text of [cleaned, ...textsOf(cleaned)]) {
    expect(problemsOf(text)).toEqual([]);
    expect(treeWrittenAgain(text)).toBe(treeOf(text));
  }
}

/** All texts and keys of a JSON value. */
function textsOf(value: string): readonly string[] {
  const texts: string[] = [];
  if (/^\s*[[{]/.test(value) && isJson(value)) {
    JSON.parse(value, (key, item: unknown) => {
      texts.push(key);
      if (typeof item === 'string') texts.push(item);
    });
  }
  return texts;
}

function isJson(value: string): boolean {
  try {
    JSON.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Hostile texts cut up, recombined, and mixed with markup fragments. */
function mutated(): fc.Arbitrary<string> {
  const cut = fc
    .tuple(fc.constantFrom(...HOSTILE), fc.nat({ max: 80 }), fc.nat({ max: 80 }))
    .map(([text, start, length]) => text.slice(start, start + length));
  const piece = fc.constantFrom(
    ...[
      '<',
      '>',
      '</',
      '/>',
      '"',
      "'",
      '=',
      '&',
      ' ',
      '\n',
      '\t',
      '`',
      '<p>',
      '</p>',
      '<b>',
      '</b>',
      '<a href="',
      '<br>',
    ],
    ...[
      '<table>',
      '<td>',
      '<tr>',
      '<caption>',
      '</table>',
      '<!--',
      '-->',
      '<![CDATA[',
      ']]>',
      '<svg>',
      '<math>',
      '<mi>',
    ],
    ...[
      '<style>',
      '</style>',
      '<title>',
      '<template>',
      '<select>',
      '<button>',
      '<object>',
      '<pre>',
      '<h1>',
      '<li>',
      '<x>',
    ],
    ...[
      '&lt;',
      '&amp;',
      '&#60',
      'javascript:',
      'https://a.example',
      'onerror=ran=1',
      '<img src=x ',
      '<form>',
      '<font>',
    ],
  );
  const hostileText = fc.constantFrom(...HOSTILE);
  const noise = fc.string({ unit: 'binary', maxLength: 3 });
  return fc
    .array(fc.oneof(piece, cut, hostileText, noise), { minLength: 1, maxLength: 14 })
    .map((parts) => parts.join(''));
}
