import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { runEditorsCommand } from '../../../scripts/editors/command';
import type { Explanation } from '../../../scripts/editors/explain';
import { editors } from '../../../schemas/company-information/editors';

const ROOT = process.cwd();

/** Runs the command with the given standard input and files. */
function run(args: string, input = '', files: Readonly<Record<string, string>> = {}) {
  let ids = 0;
  return runEditorsCommand({
    args: args.split(' ').filter(Boolean),
    root: ROOT,
    readInput: () => input,
    readFile: (path) => files[path] ?? readFileSync(path, 'utf8'),
    newId: () => `id${(ids += 1)}`,
  });
}

describe('npm run editors', () => {
  it('lists every editor with its brands', async () => {
    const { output } = await run('list');
    const listed = JSON.parse(output) as { name: string; brands: string[] }[];
    const names = listed.map(({ name }) => name);
    expect(names).toEqual(expect.arrayContaining([...editors.map(({ name }) => name), 'gallery', 'add-user']));
    expect(new Set(names).size).toBe(names.length);
    expect(listed.find(({ name }) => name === 'footer-links')?.brands).toEqual(['AMAIA']);
  });

  it('shows the changes of a brand', async () => {
    const { output } = await run('diff about-us ALP');
    expect((JSON.parse(output) as { where: string }[]).map(({ where }) => where)).toEqual([
      'fields.main.fields.images.altText',
      'fields.main.fields.h2SubHeading',
    ]);
  });

  it('shows the definition, in general and for a brand', async () => {
    expect(JSON.parse((await run('show about-us')).output)).toEqual(JSON.parse(JSON.stringify(editors[0])));
    expect((await run('show about-us alp')).output).toContain('"name": "SUB-HEADING"');
  });

  it('explains where a value is stored, once for brands that store it alike', async () => {
    const explained = JSON.parse((await run('explain about-us main.images')).output) as Explanation[];
    expect(explained.map(({ brands, stored, access }) => [brands, stored, access?.update])).toEqual([
      [['ALP'], ['COMPANY-INFO-{BRAND} / DEFAULT / ABOUT-US-FC / IMAGES / File'], 'update:company-information'],
      [['AVIDA'], expect.any(Array), 'update:company-information'],
      [['AMAIA', 'ALISI'], expect.any(Array), 'update:company-information'],
    ]);
    expect(explained[0]?.settings).toMatchObject({ max: 3, accept: ['jpeg', 'jpg', 'png', 'gif'] });
  });

  it('explains a value in a block', async () => {
    const [line] = JSON.parse((await run('explain article content.components.1.title')).output) as Explanation[];
    expect(line?.stored).toEqual(['CONTENT-{BRAND} / CONTENT / COMPONENTS / COMPONENT-1 / TITLE']);
  });

  it('prints both schemas', async () => {
    expect(Object.keys(JSON.parse((await run('schema facts AVIDA')).output) as object)).toEqual([
      'schema',
      'uiSchema',
      'validationSchema',
    ]);
  });

  it('finds no problems in the definitions of the product', async () => {
    expect((await run('check')).problems).toEqual([]);
  });

  it('converts a form to a tree and back', async () => {
    const form = { main: { title: 'Terms', body: '<p>Text</p>' } };
    const { output: tree } = await run('to-tree terms-and-conditions AVIDA', JSON.stringify(form));
    expect(JSON.parse((await run('to-form terms-and-conditions AVIDA', tree)).output)).toEqual(form);
  });

  it('keeps unknown parts of the base tree', async () => {
    const { output: base } = await run('to-tree facts ALP', '{"main":{"title":"Old"}}');
    const legacy = base.replace(
      '"containers": [',
      '"containers": [{"id":"l","name":"LEGACY","order":7,"field_collections":[]},',
    );
    const { output } = await run('to-tree facts ALP --base base.json', '{"main":{"title":"New"}}', {
      'base.json': legacy,
    });
    expect(output).toContain('"LEGACY"');
    expect(output).toContain('"New"');
  });

  it.each([
    ['nothing', '', '', 'Usage:'],
    ['an unknown command', 'paint', '', "There is no command 'paint'."],
    ['an unknown editor', 'show colours', '', 'editor: expected one of about-us, seo-tags'],
    ['an unknown brand', 'schema facts ALVEO', '', 'brand: expected one of ALP, AVIDA, AMAIA, ALISI, got "ALVEO"'],
    ['a brand without the editor', 'schema footer-links ALP', '', 'brand: expected one of AMAIA, got "ALP"'],
    ['a misspelt editor', 'show abuot-us', '', "; did you mean 'about-us'?"],
    [
      'a path that every object has',
      'explain about-us constructor',
      '',
      'path: expected one of main, got "constructor"',
    ],
    ['a misspelt path', 'explain about-us main.titel', '', "did you mean 'title'?"],
    ['a base that is not there', 'to-tree facts ALP --base none.json', '{}', '--base: expected a file, got ENOENT'],
    ['a value that is not there', 'explain about-us main.colour', '', 'path: expected one of title, '],
    ['a kind that is not there', 'explain article content.components.15.title', '', "below 'components', got '15'"],
    ['a path that goes on below a value', 'explain about-us main.title.text', '', "expected it to end with 'title'"],
    ['no path', 'explain about-us', '', 'path: expected keys of the form joined by dots, got nothing'],
    ['input that is no JSON', 'to-form facts ALP', '{', 'standard input: expected JSON'],
    ['a tree that is no object', 'to-form facts ALP', '[]', 'tree at (root): expected an object, got a list'],
    [
      'a malformed tree',
      'to-form facts ALP',
      '{"id":"p","name":"n","containers":5}',
      'tree at containers: expected a list, got 5',
    ],
    ['a form that is no object', 'to-tree facts ALP', '[]', 'form: expected an object'],
    [
      'a form with problems',
      'to-tree terms-and-conditions ALP',
      '{"main":{}}',
      'form at main.body: Body field is required',
    ],
  ])('reports the problem of %s', async (...[, args, input, problem]) => {
    expect((await run(args, input)).problems.join('\n')).toContain(problem);
  });

  it('prints its commands when asked for help', async () => {
    const { output, problems } = await run('--help');
    expect([output.split('\n')[0], problems]).toEqual(['Usage: npm run editors -- <command>', []]);
  });

  it('exits with 1 and names the problem on standard error', () => {
    const ended = spawnSync('npm', ['run', '--silent', 'editors', '--', 'show', 'colours'], {
      encoding: 'utf8',
      cwd: ROOT,
    });
    expect([ended.status, ended.stdout]).toEqual([1, '']);
    expect(ended.stderr).toContain('got "colours"');
  });
});
