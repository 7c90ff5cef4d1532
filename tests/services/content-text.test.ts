import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeValue } from '../../server/content/richText';
import {
  createPage,
  readPage,
  SAVE_CONTAINERS,
  startContent,
  type Person,
  type RunningContent,
  namesOf,
} from './support/content';

let running: RunningContent;
let editor: Person;
beforeAll(async () => {
  running = await startContent();
  editor = await running.person('alp.editor');
});
afterAll(() => running.stop());

const HOSTILE = [
  '',
  ' ',
  '\n\r\t\u2028\u2029\u0085',
  '\u0001\u001f\u007f',
  "'; DROP TABLE field; --",
  '$1 ${x} {{x}} %s \\ \\u0000 \\x00',
  '__proto__',
  'constructor',
  '../../etc/passwd',
  'null',
  'undefined',
  'Ñandú ñ é e\u0301 “curly” – …',
  '\u202eright to left\u202c \u200f\u200e\u2066x\u2069',
  '\u200b\ufeff\u00ad\u034f',
  '👩‍👩‍👧‍👦 🏳️‍🌈 🇵🇭 \u{1f9d1}\u{1f3fd} \u{10ffff}',
  '\ufdd0\ufffe\uffff\ufffd',
  'a < b & c > d "e" \'f\'',
  '1 <2> 3 << 4 >> 5',
  'Ana <ana@demo.example>, <3',
  '&lt;b&gt; &amp; &nbsp; &#60;script&#62;',
  '[1, 2',
  '{"text":"a < b","link":"https://a.example?x=1&y=2","isLink":2}',
  'x'.repeat(200_000),
];

describe('text', () => {
  it('[TREE-012] of every kind comes back unchanged from every string of the tree', async () => {
    const page = await createPage(editor);
    const fields = HOSTILE.map((text, order) => ({
      name: text,
      label: text,
      value: text,
      order,
      meta_data: {
        description: text,
        featured: text,
        key: text,
        alt_text: text,
        file_type: text,
        file_name: text,
        extra: JSON.parse(
          `{"__proto__": ${JSON.stringify(text)}, "constructor": {"prototype": [${JSON.stringify(text)}]}}`,
        ),
      },
    }));
    const containers = HOSTILE.map((name, order) => ({ page_id: page, name, order }));
    const { errors } = await editor.ask(SAVE_CONTAINERS, {
      containers: [
        ...containers,
        { page_id: page, name: 'LAST', order: 99, field_collections: [{ name: '\u202e', fields }] },
      ],
    });
    expect(errors).toEqual([]);
    const saved = (await readPage(editor, page)).containers;
    expect(namesOf(saved.slice(0, -1))).toEqual(HOSTILE);
    const last = saved.find((node) => node.name === 'LAST');
    const found = last?.field_collections[0].fields.map((field) => ({ ...field, id: undefined })) ?? [];
    // As JSON, because only that shows an own property called __proto__.
    expect(JSON.stringify(found.map(sortedMeta))).toBe(JSON.stringify(fields.map(sortedMeta)));
  });

  it.each(['name', 'label', 'value', 'meta_data.description', 'meta_data.extra'])(
    'that cannot be stored is refused by name in %s',
    async (property) => {
      const page = await createPage(editor);
      const [outer = '', inner] = property.split('.');
      for (const text of ['a\0b', 'half \ud83d of a pair', '\udc00']) {
        const leaf = inner === 'extra' ? { x: text } : text;
        const field = { name: 'F', [outer]: inner ? { [inner]: leaf } : leaf };
        const { data, errors } = await editor.ask(SAVE_CONTAINERS, {
          containers: [{ page_id: page, name: 'C', field_collections: [{ name: 'FC', fields: [field] }] }],
        });
        expect(data).toBeNull();
        expect(errors[0]?.extensions['code']).toBe('BAD_USER_INPUT');
        expect(errors[0]?.extensions['argument']).toMatch(
          /^containerData\.containers\[0\]\.field_collections\[0\]\.fields\[0\]/,
        );
        expect(errors[0]?.extensions['argument']).toContain(property);
      }
      expect(await readPage(editor, page)).toMatchObject({ containers: [] });
    },
  );
});

/** The keys of stored objects come back in an order of their own. */
function sortedMeta(field: { readonly meta_data: object | null }): unknown[] {
  return [
    ...Object.entries(field)
      .filter(([key]) => key !== 'meta_data' && key !== 'id')
      .sort(),
    ...Object.entries(field.meta_data ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}

describe('rich text', () => {
  it('is sanitised on the way into the database', async () => {
    const page = await createPage(editor);
    const value =
      '<p onclick="steal()">Hello <script>alert(1)</script><a href="https://elsewhere.example/a?b=1&amp;c=2">there</a></p>';
    await editor.ask(SAVE_CONTAINERS, {
      containers: [
        { page_id: page, name: 'C', field_collections: [{ name: 'FC', fields: [{ name: 'BODY', value }] }] },
      ],
    });
    const [container] = (await readPage(editor, page)).containers;
    expect(container.field_collections[0].fields[0].value).toBe(
      '<p>Hello <a href="https://elsewhere.example/a?b=1&amp;c=2" target="_blank" rel="noopener noreferrer">there</a></p>',
    );
  });

  it.each([
    ['<img src=x onerror=alert(1)>', '<img src="x" />'],
    ['<svg onload=alert(1)><circle/></svg>', ''],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\tscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="&#106;avascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="data:text/html,x">x</a>', '<a>x</a>'],
    ['<a href="//evil.example">x</a>', '<a>x</a>'],
    ['<iframe src="https://evil.example"></iframe>ok', 'ok'],
    ['<p style="position:fixed; text-align: center">x</p>', '<p style="text-align:center">x</p>'],
    ['<!-- <p> --><b>x</b>', '<b>x</b>'],
    ['<x onclick=alert(1)>y</x>', 'y'],
    ['<p>unclosed', '<p>unclosed</p>'],
    ['<form action=/a><input name=b></form>t', 't'],
    ['<p>a < b</p>', '<p>a &lt; b</p>'],
    ['<math><mi xlink:href="data:x,<script>alert(4)</script>">', ''],
    ['<p title="</p><img src=x onerror=alert(1)>">x</p>', '<p>x</p>'],
  ])('%s loses what may not be stored', (value, expected) => {
    const cleaned = sanitizeValue(value);
    expect(cleaned).toBe(expected);
    expect(sanitizeValue(cleaned)).toBe(cleaned);
  });

  it.each([
    '<p>One <strong>two</strong> <em>three</em><br>four<br />five</p>',
    '<ul><li><p>a</p></li><li><p>b &amp; c&nbsp;d "e" &quot;f&quot;</p></li></ul><ol start="3"><li><p>x</p></li></ol>',
    '<a target="_blank" rel="noopener noreferrer nofollow" href="https://a.example/?b=1&amp;c=2">x</a>',
    '<a href="mailto:x@a.example">m</a> <a href="tel:+6321234567">t</a> <a href="/about#top">i</a> <a href="#x">h</a>',
    '<table style="min-width: 75px"><colgroup><col style="min-width: 25px"></colgroup><tbody><tr><td colspan="2" rowspan="1"><p>1</p></td></tr></tbody></table>',
    '<h2 style="text-align: center">Title</h2><hr><blockquote><p>q</p></blockquote><pre><code>c</code></pre>',
    '<img src="/files/2026/11/a.png" alt="A picture" width="320">',
    'plain text with <b>one</b> element',
  ])('%s is clean and stays as it is', (value) => {
    expect(sanitizeValue(value)).toBe(value);
  });

  it('inside JSON is sanitised text by text, and JSON without it stays as it is written', () => {
    const clean = '[ {"text":"Q&A < b", "link":"https://a.example?x=1&y=2" , "isLink": 2} ]';
    expect(sanitizeValue(clean)).toBe(clean);
    const hostile = JSON.stringify([{ text: '<img src=x onerror=alert(1)>', link: 'https://a.example?x=1&y=2' }]);
    expect(JSON.parse(sanitizeValue(hostile))).toEqual([
      { text: '<img src="x" />', link: 'https://a.example?x=1&y=2' },
    ]);
  });

  it('sanitising twice is sanitising once, whatever the text', () => {
    const pieces = fc.constantFrom(
      ...[
        '<',
        '>',
        '"',
        "'",
        '=',
        '/',
        '&',
        ' ',
        '<p>',
        '</p>',
        '<b>',
        '<br>',
        '<a href="',
        'javascript:',
        'https://a.example',
      ],
      ...[
        'onerror=',
        '<script>',
        '</script>',
        '<!--',
        '-->',
        '<![CDATA[',
        ']]>',
        '<svg',
        '<style>',
        '&lt;',
        '&amp;',
        'x',
        '\n',
      ],
      ...['<img src=x ', '<table>', '<td>', ' style="width:1px"', '<x-y ', '<?php', '{"a":"', '"}', '["'],
    );
    const text = fc
      .array(fc.oneof(pieces, fc.string({ unit: 'binary', maxLength: 3 })), { maxLength: 25 })
      .map((parts) => parts.join(''));
    fc.assert(
      fc.property(text, (value) => {
        const once = sanitizeValue(value);
        expect(sanitizeValue(once)).toBe(once);
        expect(once).not.toMatch(/<(?:script|svg|style|iframe|object|form)[\s/>]/i);
      }),
      { numRuns: 3_000 },
    );
  });

  it('text without an element never changes', () => {
    const text = fc.string({ unit: 'binary' }).map((value) => value.replace(/<(?=[a-z!?/])/gi, '< '));
    fc.assert(
      fc.property(text, (value) => {
        expect(sanitizeValue(value)).toBe(value);
      }),
      { numRuns: 2_000 },
    );
  });
});
