import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { sanitizeValue } from '../../server/content/richText';
import { HOSTILE as HOSTILE_TEXTS } from '../support/hostile/hostile';
import { problemsOf } from '../support/hostile/storedHtml';
import {
  createPage,
  readPage,
  SAVE_CONTAINERS,
  startContent,
  type Answer,
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

/** Values are sanitised: unknown elements are stored as text, and JSON without a `<`. */
const STORED_VALUES: ReadonlyMap<string, string> = new Map([
  ['Ana <ana@demo.example>, <3', 'Ana &lt;ana@demo.example>, <3'],
  [
    '{"text":"a < b","link":"https://a.example?x=1&y=2","isLink":2}',
    String.raw`{"text":"a \u003c b","link":"https://a.example?x=1&y=2","isLink":2}`,
  ],
]);

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
    // As JSON, because only that includes an own property called __proto__.
    const expected = fields.map((field) => ({ ...field, value: STORED_VALUES.get(field.value) ?? field.value }));
    expect(JSON.stringify(found.map(sortedMeta))).toBe(JSON.stringify(expected.map(sortedMeta)));
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

/** Sorted, because the database does not keep the order of object keys. */
function sortedMeta(field: { readonly meta_data: object | null }): unknown[] {
  return [
    ...Object.entries(field)
      .filter(([key]) => key !== 'meta_data' && key !== 'id')
      .sort(),
    ...Object.entries(field.meta_data ?? {}).sort(([a], [b]) => (a < b ? -1 : 1)),
  ];
}

/** In characters: more than is sanitised on the thread that answers requests. */
const LONG = 300_000;

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

  it('of a hostile kind comes back as it was cleaned, and the same when it is saved again', async () => {
    const page = await createPage(editor);
    // U+0000 cannot be stored, and is refused before.
    const texts = HOSTILE_TEXTS.filter((text) => !text.includes('\0'));
    const saved = await saveValues(page, texts);
    expect(saved.errors).toEqual([]);
    const stored = await readValues(page);
    expect(stored).toEqual(texts.map((text) => sanitizeValue(text)));
    expect(stored.filter((value) => !isJson(value)).flatMap(problemsOf)).toEqual([]);

    const again = await createPage(editor);
    await saveValues(again, stored);
    expect(await readValues(again)).toEqual(stored);
  });

  it.each([LONG, 3_000])(
    'of %d characters is sanitised like any other, also as a literal in the document',
    async (length) => {
      const page = await createPage(editor);
      const value = `<p onclick="x()">${'One &amp; two. '.repeat(length / 15)}<script>x()</script></p>`;
      const expected = value.replace(' onclick="x()"', '').replace('<script>x()</script>', '');
      expect((await saveValues(page, [value])).errors).toEqual([]);
      expect(await readValues(page)).toEqual([expected]);

      const literal = `mutation { addOrUpdateContainersFCFields(containerData: { containers: [{ page_id: "${page}", name: "D",
      field_collections: [{ name: "FC", fields: [{ name: "F", value: ${JSON.stringify(value)} }] }] }] }) { id } }`;
      expect((await editor.ask(literal)).errors).toEqual([]);
      const [, second] = (await readPage(editor, page)).containers;
      expect(second.field_collections[0].fields[0].value).toBe(expected);
    },
  );

  it('does not block other requests while a long one is sanitised', async () => {
    const page = await createPage(editor);
    const values = Array.from({ length: 5 }, () => '<p><b>x</b> y</p>'.repeat(LONG / 34));
    const state = { isSaved: false };
    const saving = saveValues(page, values).then((answer) => {
      state.isSaved = true;
      return answer;
    });
    let answered = 0;
    while (!state.isSaved) {
      expect((await fetch(`${running.url}/healthz`)).status).toBe(200);
      answered += 1;
    }
    expect((await saving).errors).toEqual([]);
    expect(answered).toBeGreaterThan(3);
  });

  it('with too many elements is refused by name', async () => {
    const page = await createPage(editor);
    for (const value of ['<div>'.repeat(300), '<div>'.repeat(LONG)]) {
      const { data, errors } = await saveValues(page, ['fine', value]);
      expect(data).toBeNull();
      expect(errors[0]?.extensions).toMatchObject({
        code: 'BAD_USER_INPUT',
        argument: 'containerData.containers[0].field_collections[0].fields[1].value',
      });
    }
    expect(await readPage(editor, page)).toMatchObject({ containers: [] });
  });
});

async function saveValues(page: string, values: readonly string[]): Promise<Answer> {
  const fields = values.map((value, order) => ({ name: `F${order}`, value, order }));
  return editor.ask(SAVE_CONTAINERS, {
    containers: [{ page_id: page, name: 'C', field_collections: [{ name: 'FC', fields }] }],
  });
}

async function readValues(page: string): Promise<readonly string[]> {
  const [container] = (await readPage(editor, page)).containers;
  return container.field_collections[0].fields.map(({ value }) => value ?? '');
}

function isJson(value: string): boolean {
  return /^\s*[[{]/.test(value) && !value.includes('<');
}
