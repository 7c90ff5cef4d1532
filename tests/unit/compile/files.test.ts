import { describe, expect, it } from 'vitest';
import { brands } from '../../../schemas/brands';
import { compileEditor, createValidate } from '../../../src/compile';
import { ajvValidator } from '../../../src/compile/ajv';
import { checkOfField } from '../../../src/compile/checkField';
import { defineEditor, type Field, type Fields } from '../../../src/definition';
import type { FormData } from '../../../src/tree';
import { oneField } from '../../../stories/support/store';

const ID = 'dQw4w9WgXcQ';
const LOGO = { type: 'image', label: 'Logo', stored: 'LOGO', required: 'Logo is required.' } as const;

function problemsOf(fields: Fields, data: FormData): readonly string[] {
  const compiled = compileEditor(defineEditor({ ...oneField(LOGO), fields }), brands.ALP);
  const validate = createValidate(compiled, ajvValidator(compiled.validationSchema));
  return validate(data).map(({ path, message }) => `${path.join('.')}: ${message}`);
}

/** The message of the services for a value. */
function serviceMessageOf(field: Field, value: string): string | undefined {
  const { editor } = compileEditor(defineEditor({ ...oneField(LOGO), fields: { field } }), brands.ALP);
  return checkOfField(editor.fields['field']!)(value);
}

describe('the rules of a field with one file', () => {
  it.each([
    [{}, 'logo: Logo is required.'],
    [{ logo: { altText: 'x' } }, 'logo: Logo is required.'],
    [{ logo: { status: 'uploading', uid: 'u' } }, 'logo: file is still uploading'],
    [{ logo: { status: 'infected', uid: 'u' } }, 'logo: The file is infected, Saving this image is disabled.'],
    [{ logo: { status: 'failed', uid: 'u' } }, 'logo: The upload did not finish. Retry it or remove the file.'],
  ])('%j breaks exactly one', (data, problem) => {
    expect(problemsOf({ logo: LOGO }, data)).toEqual([problem]);
  });

  it.each([{ key: 'k' }, { key: 'k', status: 'notScanned' }])('%j passes', (logo) => {
    expect(problemsOf({ logo: LOGO }, { logo })).toEqual([]);
  });

  it('require a file while a sibling says so', () => {
    const { required: _required, ...optional } = LOGO;
    const fields: Fields = {
      kind: { type: 'text', label: 'Kind', stored: 'KIND' },
      logo: { ...optional, requiredWhen: { field: 'kind', in: ['new'] } },
    };
    expect(problemsOf(fields, { kind: 'old' })).toEqual([]);
    expect(problemsOf(fields, { kind: 'new' })).toEqual(['logo: Logo is required.']);
    expect(problemsOf(fields, { kind: 'new', logo: {} })).toEqual(['logo: Logo is required.']);
    expect(problemsOf(fields, { kind: 'new', logo: { key: 'k' } })).toEqual([]);
  });

  it.each(['files/a.jpg', 'files/a.JPEG', 'files/a.png', 'files/a.webp', 'https://example.com/a.gif?x'])(
    'the key %s has a format that is allowed',
    (key) => {
      const logo: Field = { ...LOGO, keyEndings: ['jpg', 'jpeg', 'png', 'webp'] };
      expect(problemsOf({ logo }, { logo: { key } })).toEqual([]);
    },
  );

  it.each(['files/a.gif', 'files/a.jpg.exe', 'files/jpg'])('the key %s has an invalid format', (key) => {
    const logo: Field = { ...LOGO, keyEndings: ['jpg', 'jpeg', 'png', 'webp'] };
    expect(problemsOf({ logo }, { logo: { key } })).toEqual(['logo: Invalid format.']);
  });

  it('[UPL-019] an infected document is reported as an attachment', () => {
    const file: Field = { type: 'document', label: 'Brochure', stored: 'File' };
    expect(problemsOf({ file }, { file: { status: 'infected', uid: 'u' } })).toEqual([
      'file: The file is infected, Saving this attachment is disabled.',
    ]);
  });
});

describe('the rules of lists of files', () => {
  it('hold at any depth', () => {
    const gallery: Field = { type: 'media', label: 'Gallery', stored: { each: { field: 'IMAGE' } } };
    const list: Field = {
      type: 'list',
      label: 'Units',
      itemLabel: 'Unit',
      addLabel: 'Add Unit',
      stored: { each: 'UNIT' },
      fields: { gallery },
    };
    const units = [{ gallery: [{ key: 'k' }, { status: 'uploading', uid: 'u' }] }];
    expect(problemsOf({ units: list }, { units })).toEqual(['units.0.gallery.1: file is still uploading']);
  });

  it('limit the number of files', () => {
    const clips: Field = { type: 'videos', label: 'Clips', stored: { each: { field: 'VIDEO' } } };
    const videos = Array.from({ length: 26 }, (_, index) => ({ key: `${index}` }));
    expect(problemsOf({ clips }, { clips: videos })).toEqual(['clips: Maximum of 25 files']);
  });

  it('ignore a field of another type named status', () => {
    const status: Field = { type: 'text', label: 'Status', stored: 'STATUS', required: 'Status is required.' };
    const group: Field = { type: 'group', fields: { status } };
    expect(problemsOf({ group }, { group: { status: ' ' } })).toEqual(['group.status: Status is required.']);
  });
});

describe('a video link', () => {
  const film: Field = { type: 'videoLink', label: 'Film', stored: 'VIDEO-LINK' };

  it.each([
    `https://www.youtube.com/watch?v=${ID}`,
    `https://www.youtube.com/watch?app=desktop&v=${ID}&t=3`,
    `https://youtu.be/${ID}`,
    `HTTPS://www.youtube.com/embed/${ID}`,
    `https://m.youtube.com/shorts/${ID}`,
    'https://vimeo.com/76979871',
    'https://player.vimeo.com/video/76979871?h=1',
    'https://www.facebook.com/estates/videos/1234567890/',
    'https://www.facebook.com/watch/?v=1234567890',
    'https://fb.watch/abcdef/',
    'https://cdn.example.com/a/tour.mp4',
    'http://cdn.example.com/tour.MPEG?x=1',
    'https://cdn.example.com/tour.3gp',
    'https://cdn.example.com/tour.3gpp#t=1',
    'https://cdn.example.com/año/Tour%201.mp4',
  ])('[CONT-045] %s passes, in forms and services', (link) => {
    expect(problemsOf({ film }, { film: link })).toEqual([]);
    expect(serviceMessageOf(film, link)).toBeUndefined();
  });

  it('may be empty', () => {
    expect(problemsOf({ film }, {})).toEqual([]);
  });

  it.each([
    'tour',
    'https://example.com/tour',
    'https://www.youtube.com/watch?v=short',
    `https://www.youtube.com/watch?v=${ID}x`,
    'https://youtube.com',
    `https://evil.com/https://youtu.be/${ID}`,
    'https://vimeo.com/about',
    'ftp://example.com/tour.mp4',
    'javascript:alert(1)//.mp4',
    'https://cdn.example.com/tour.mp4.exe',
    `https://www.youtube.com/watch?v=${ID}"><script>`,
    `https://www.youtube.com/watch?x="><script>&v=${ID}`,
    `https://youtu.be/${ID} and more`,
    'https://vimeo.com/1<b>',
    'https://fb.watch/`',
    'https://cdn.example.com/{a}/tour.mp4',
    'https://cdn.example.com:99999/tour.mp4',
  ])('[CONT-045] %s is refused, by forms and services', (link) => {
    expect(problemsOf({ film }, { film: link })).toEqual(['film: invalid video link']);
    expect(serviceMessageOf(film, link)).toBe('invalid video link');
  });

  it('may be required', () => {
    const field: Field = { ...film, required: 'Film is required.' };
    expect(problemsOf({ film: field }, {})).toEqual(['film: Film is required.']);
    expect(problemsOf({ film: field }, { film: '  ' })).toEqual(['film: Film is required.']);
  });
});

describe('the rows of links', () => {
  const tours: Field = {
    type: 'links',
    label: 'Panorama links',
    itemLabel: 'Panorama link',
    addLabel: 'Add panorama link',
    stored: { each: { field: 'PANORAMA' } },
    max: 3,
  };

  it('may be empty, or web links', () => {
    expect(problemsOf({ tours }, { tours: [{}, { url: 'https://tours.example.com/1' }] })).toEqual([]);
  });

  it.each(['tour', 'javascript:alert(1)', 'mailto:a@example.com', 'https://'])('may not be %s', (url) => {
    expect(problemsOf({ tours }, { tours: [{ url: 'https://a.example' }, { url }] })).toEqual([
      'tours.1: Panorama link must be a web link that starts with http:// or https://.',
    ]);
  });

  it('are limited in number', () => {
    expect(problemsOf({ tours }, { tours: [{}, {}, {}, {}] })).toEqual(['tours: Panorama links: at most 3.']);
  });
});
