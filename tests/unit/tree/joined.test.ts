import { describe, expect, it } from 'vitest';
import { merge } from '../../../src/tree';
import { joinedCodec, PAGES, TAGS } from '../../../src/kinds/codecs/joined';

const pages = joinedCodec('#', PAGES);

function page(id: string) {
  return { $id: id, page: id };
}

describe('linked pages in one value', () => {
  it('[CONT-027] are stored as their ids joined with #, in order', () => {
    expect(pages.write([{ page: 'b' }, { page: 'a' }], null)).toBe('b#a');
    expect(pages.read('b#a')).toEqual([page('b'), page('a')]);
    expect(pages.write([], 'b#a')).toBeNull();
  });

  it.each(['a##b', ' a # b ', 'a#a', '#', '', '__proto__#constructor'])(
    'stay stored as %j while nothing changes',
    (stored) => {
      expect(pages.write(pages.read(stored), stored)).toBe(stored);
    },
  );

  it.each([null, undefined, 5, {}, ['a'], true])('are read from %j without an error', (stored) => {
    expect(() => pages.read(stored)).not.toThrow();
  });

  it('picked by two people are combined', () => {
    const base = { pages: [page('a'), page('b')] };
    const mine = { pages: [page('a'), page('b'), page('c')] };
    const theirs = { pages: [page('b'), page('d')] };
    const { form, conflicts } = merge({ base, mine, theirs }, {});
    expect(conflicts).toEqual([]);
    expect(form).toEqual({ pages: [page('b'), page('c'), page('d')] });
  });

  it('picked by both appear once', () => {
    const base = { pages: [page('a')] };
    const both = { pages: [page('a'), page('c')] };
    expect(merge({ base, mine: both, theirs: { pages: [page('c'), page('a')] } }, {}).form['pages']).toHaveLength(2);
  });
});

describe('tags in one value', () => {
  it('are identified by their position', () => {
    expect(joinedCodec(',', TAGS).read('a, b')).toEqual([
      { $id: '#0', tag: 'a' },
      { $id: '#1', tag: 'b' },
    ]);
  });
});
