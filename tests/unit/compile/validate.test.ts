import { describe, expect, it } from 'vitest';
import { compileEditor, createValidate, type CompiledEditor } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { editorFromJson, type EditorDefinition } from '../../../src/definition';
import type { FormData, FormItem } from '../../../src/tree';
import { brands } from '../../../schemas/brands';
import { aboutUs } from '../../../schemas/company-information/about-us';
import { editors } from '../../../schemas/company-information/editors';
import { footerLinks } from '../../../schemas/company-information/footer-links';
import article from '../../round-trip/fixtures/article.json';
import floorPlans from '../../round-trip/fixtures/floor-plans.json';

/** The problems of form data as `path: message`. */
function problemsOf(editor: EditorDefinition, data: FormData, base?: FormData): readonly string[] {
  const brand = editor.brands?.[0] ?? 'ALP';
  const compiled: CompiledEditor = compileEditor(editor, brands[brand]);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate(data, base).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

function byName(name: string): EditorDefinition {
  return editors.find((editor) => editor.name === name)!;
}

describe('the rules of company information', () => {
  it.each([[undefined], [''], ['<p></p>'], ['<p> &nbsp;</p>']])(
    '[CI-ABOUT-004] a body without web content (%j) is refused',
    (web) => {
      const data = { main: { bodies: [{ web: '<p>Text</p>' }, web === undefined ? {} : { web }], images: [] } };
      expect(problemsOf(aboutUs, data)).toEqual(['main.bodies.1.web: Body Content is required']);
    },
  );

  it.each(['terms-and-conditions', 'privacy-policy'])(
    '[CI-TC-003, CI-TC-004] the body of %s is trimmed and required',
    (name) => {
      expect(problemsOf(byName(name), { main: { title: 'T' } })).toEqual(['main.body: Body field is required']);
      expect(problemsOf(byName(name), { main: { body: '<p>  </p>' } })).toEqual(['main.body: Body field is required']);
      expect(problemsOf(byName(name), { main: { body: '<p>x</p>' } })).toEqual([]);
    },
  );

  it.each(['seo-tags', 'footer-links'])('[CI-SEO-003, CI-FOOT-005] no field of %s is required', (name) => {
    const item =
      name === 'footer-links' ? { items: [{}] } : { home: {}, contact: {}, sales: {}, properties: {}, map: {} };
    expect(problemsOf(byName(name), { main: item })).toEqual([]);
  });

  it.each([
    ['uploading', 'file is still uploading'],
    ['infected', 'The file is infected, Saving this image is disabled.'],
    ['failed', 'The upload did not finish. Retry it or remove the file.'],
  ])('[UPL-010, UPL-018, UPL-039] a picture that is %s is refused', (status, message) => {
    expect(problemsOf(aboutUs, { main: { bodies: [], images: [{ key: 'k' }, { status }] } })).toEqual([
      `main.images.1: ${message}`,
    ]);
  });

  it('[UPL-017] a picture that was not scanned may be saved', () => {
    expect(problemsOf(aboutUs, { main: { bodies: [], images: [{ key: 'k', status: 'notScanned' }] } })).toEqual([]);
  });

  it('[UPL-008] a fourth picture is refused, but stored data with more is accepted unchanged', () => {
    const pictures = (count: number) => ({
      main: { bodies: [], images: Array.from({ length: count }, (_, i) => ({ key: `${i}` })) },
    });
    expect(problemsOf(aboutUs, pictures(3))).toEqual([]);
    expect(problemsOf(aboutUs, pictures(4), pictures(3))).toEqual(['main.images: Maximum of 3 files']);
    expect(problemsOf(aboutUs, pictures(4), pictures(4))).toEqual([]);
  });

  it('stored data of a section is accepted after it moved, or after another was inserted before it', () => {
    const section = (id: string, count: number) => ({
      ...{ $id: id, items: [] },
      images: Array.from({ length: count }, (_, index) => ({ $id: `${id}${index}`, key: `${index}` })),
    });
    const base = { sections: [section('a', 4), section('b', 0)] };
    const [first, second] = base.sections as unknown as [FormItem, FormItem];
    expect(problemsOf(byName('awards'), { sections: [second, first] }, base)).toEqual([]);
    expect(problemsOf(byName('awards'), { sections: [{ items: [], images: [] }, first] }, base)).toEqual([]);
    expect(problemsOf(byName('awards'), { sections: [section('b', 4), section('a', 0)] }, base)).toEqual([
      'sections.0.images: Maximum of 3 files',
    ]);
  });

  it.each(['javascript:alert(1)', ' JavaScript :x', 'data:text/html,x', 'vbscript:x'])(
    'a link %j is refused',
    (link) => {
      expect(problemsOf(footerLinks, { main: { items: [{ link }] } })).toEqual([
        'main.items.0.link: Link or Contact holds a link that is not allowed.',
      ]);
    },
  );

  it.each(['+63 2 8555 0100', 'https://www.example.com/a', 'mailto:a@example.com'])(
    'a link or contact %j passes',
    (link) => {
      expect(problemsOf(footerLinks, { main: { items: [{ link, isLink: 1 }] } })).toEqual([]);
    },
  );
});

describe('the rules of the language', () => {
  const numbers = editorFromJson(floorPlans);
  const conditions = editorFromJson(article);

  it.each([
    [{ lowest: 'abc' }, 'lowest: Unit Size Range (Lowest) must be a number.'],
    [{ lowest: -1 }, 'lowest: Unit Size Range (Lowest) must be a positive number.'],
    [{ lowest: 0 }, 'lowest: Unit Size Range (Lowest) must be a positive number.'],
    [{ lowest: 9, highest: 8 }, 'lowest: Unit Size Range (Lowest) must be less than or equal to 8.'],
  ])('%j breaks one', (data, problem) => {
    expect(problemsOf(numbers, data)).toEqual([problem]);
  });

  it('equal limits pass', () => {
    expect(problemsOf(numbers, { lowest: 8, highest: 8 })).toEqual([]);
  });

  it('a hidden field is not required', () => {
    const overview = (category: string) => ({ overview: { title: 'T', category }, components: { blocks: [] } });
    expect(problemsOf(conditions, overview('news'))).toEqual([]);
    expect(problemsOf(conditions, overview('blogs'))).toEqual(['overview.subCategory: Sub Category is required.']);
  });

  describe('a field that depends on a hidden one', () => {
    const hidden: EditorDefinition = {
      ...conditions,
      fields: {
        status: { type: 'text', label: 'Status', stored: 'STATUS' },
        state: {
          type: 'text',
          label: 'State',
          stored: 'STATE',
          visibleWhen: { field: 'status', in: ['Verified'] },
        },
        reason: {
          type: 'text',
          label: 'Reason',
          stored: 'REASON',
          visibleWhen: { field: 'state', in: ['off'] },
          required: 'Enter Reason',
        },
        file: {
          type: 'text',
          label: 'File',
          stored: 'FILE',
          visibleWhen: { field: 'status', in: ['Verified'] },
          requiredWhen: { field: 'reason', in: ['other'] },
        },
        note: {
          type: 'text',
          label: 'Note',
          stored: 'NOTE',
          visibleWhen: { field: 'status', in: ['Verified'] },
          enabledWhen: { field: 'state', in: ['off'] },
          maxLength: 1,
        },
      },
    };

    it.each([
      [{ status: 'Verified', state: 'off' }, ['reason: Enter Reason']],
      [{ status: 'Pending', state: 'off' }, []],
      [{ status: 'Verified', state: 'off', reason: 'other' }, ['file: File is required.']],
      [{ status: 'Verified', state: 'on', reason: 'other' }, []],
      [{ status: 'Pending', state: 'off', reason: 'other' }, []],
      [{ status: 'Verified', state: 'off', reason: 'x', note: 'long' }, ['note: Note exceeds 1 characters.']],
      [{ status: 'Verified', state: 'on', note: 'long' }, []],
      [{ status: 'Pending', state: 'off', note: 'long' }, []],
    ])('is checked while both are visible: %j', (data, problems) => {
      expect(problemsOf(hidden, data)).toEqual(problems);
    });
  });

  it('blocks are checked by the rules of their type, in form order', () => {
    const blocks = [
      { type: '10', message: 'm', pictures: [{ status: 'uploading' }] },
      { type: '1', title: '' },
      { type: '99' },
    ];
    const problems = problemsOf(conditions, { components: { blocks }, overview: { title: 'T' } });
    expect(problems.slice(0, 2)).toEqual([
      'components.blocks.0.pictures.0: file is still uploading',
      'components.blocks.1.title: Title is required.',
    ]);
    expect(problems[2]).toContain('components.blocks.2');
  });

  it('a problem names its row', () => {
    const compiled = compileEditor(aboutUs, brands.ALP);
    const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
    expect(
      validate({ main: { bodies: [{ web: 'x' }, {}], images: [{ status: 'infected' }] } }).map(({ labels }) => labels),
    ).toEqual([['Body 2', 'Web Content'], ['Images 1']]);
  });
});
