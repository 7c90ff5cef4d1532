import { describe, expect, it } from 'vitest';
import { refusalOf, type TakenNames } from '../../../scripts/newScreenFiles';

const TAKEN: TakenNames = {
  folders: ['careers', 'shared', 'index'],
  editors: ['facts'],
  paths: ['/manage-careers', '/manage-email'],
  identifiers: ['links1Area'],
};

describe('the name of a new screen', () => {
  it.each(['press-releases', 'faq', 'a1', 'x'.repeat(40)])('may be %s', (name) => {
    expect(refusalOf({ name }, TAKEN)).toBeUndefined();
  });

  it.each([
    ['', 'expected a name like'],
    ['Press', 'expected a name like'],
    ['press releases', 'expected a name like'],
    ['prensa-ñ', 'expected a name like'],
    ['1st', 'expected a name like'],
    ['a--b', 'expected a name like'],
    ['../shared', 'expected a name like'],
    ['a/b', 'expected a name like'],
    ['a\\b', 'expected a name like'],
    ['a\0', 'expected a name like'],
    ['.', 'expected a name like'],
    ['__proto__', 'expected a name like'],
    ['x'.repeat(41), 'of up to 40 letters'],
    ['class', 'means something else'],
    ['editors', 'means something else'],
    ['area', 'means something else'],
    ['index', 'means something else'],
    ['careers', 'schemas/careers is there already'],
    ['shared', 'schemas/shared is there already'],
    ['facts', "an editor is called 'facts' already"],
    ['email', '/manage-email is an address already'],
    ['links-1', 'an area is exported as links1Area already'],
  ])('may not be %j: %s', (name, reason) => {
    expect(refusalOf({ name }, TAKEN)).toContain(reason);
  });

  it.each(['', ' ', 'Press\nreleases', '{BRAND} news'])('has a title of words, not %j', (title) => {
    expect(refusalOf({ name: 'press', title }, TAKEN)).toContain('expected a title of some words');
  });
});
