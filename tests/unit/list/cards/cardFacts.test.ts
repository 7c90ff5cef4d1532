import { describe, expect, it } from 'vitest';
import type { CardList } from '../../../../src/definition';
import { coverOf, shortPrice } from '../../../../src/list/cards/cardFacts';
import { isVideo } from '../../../../src/lib/videoLinks';
import { queryableCards, readListQuery, writeListQuery } from '../../../../src/list/listQuery';
import type { CardPage } from '../../../../src/stores/cardPages';

describe('the price of a card', () => {
  it.each([
    ['1500000', '2250000', 'PHP 1.5M - 2.25M'],
    ['1,500,000', '1500000', 'PHP 1.5M'],
    ['1500000', undefined, 'PHP 1.5M'],
    [undefined, '950000', 'PHP 950K'],
    ['999999', '1000000', 'PHP 999.99K - 1M'],
    ['2000000000', '', 'PHP 2B'],
    ['0', undefined, 'PHP 0'],
    ['12.345', undefined, 'PHP 12.34'],
    ['5100000', '8700000', 'PHP 5.1M - 8.7M'],
    ['soon', undefined, undefined],
    [undefined, undefined, undefined],
  ])('[PROP-012] of %s and %s is %s', (lowest, highest, shown) => {
    expect(shortPrice(lowest, highest)).toBe(shown);
  });
});

describe('the cover of a card', () => {
  const page: CardPage = {
    id: '1',
    name: 'Page',
    slug: 'page',
    isFeatured: false,
    savedAt: '2026-01-31T08:00:00.000Z',
    texts: {},
    cover: undefined,
  };
  const watch = 'https://www.youtube.com/watch?v=abcdefghijk';

  it.each([
    ['files/a.mp4', true],
    ['files/a.MPEG', true],
    ['files/a.3gpp', true],
    ['files/a.3gp', true],
    ['https://site.example/a.mp4?t=1', true],
    ['files/a.png', false],
    ['files/mp4', false],
  ])('[CARD-017] %s is a video: %s', (key, expected) => {
    expect(isVideo(key)).toBe(expected);
  });

  it('[CARD-005] is the picture, or the video if the file is one', () => {
    const cover = { key: 'files/a.png', altText: 'A tower' };
    expect(coverOf({ ...page, cover }, watch)).toEqual({ kind: 'picture', key: 'files/a.png', alt: 'A tower' });
    expect(coverOf({ ...page, cover: { key: 'files/a.mp4', altText: undefined } }, undefined)).toEqual({
      kind: 'video',
      key: 'files/a.mp4',
    });
  });

  it('[CARD-018] without a picture is the thumbnail of a YouTube video', () => {
    expect(coverOf(page, watch)).toMatchObject({ kind: 'thumbnail', address: expect.stringContaining('abcdefghijk') });
    expect(coverOf(page, 'https://vimeo.com/1')).toEqual({ kind: 'none' });
    expect(coverOf(page, undefined)).toEqual({ kind: 'none' });
  });
});

describe('the address of a card list', () => {
  const list: CardList = {
    kind: 'cards',
    heading: 'Properties',
    searchLabel: 'Properties',
    addLabel: 'Add Property',
    lines: [],
    filters: [{ label: 'Status', value: 'statuses' }],
    tabs: [{ category: 'news', label: 'News' }],
    canFeature: true,
    loadError: 'Something went wrong',
  };

  const specified = [{ pages: 'P', value: 'statuses', sentAs: ['property', 'status'] }] as const;
  const queried = queryableCards(list, specified);
  const start = readListQuery(new URLSearchParams(), queried);

  it('holds non-default values along with the brand and the open entry, and is parsed back', () => {
    const query = { ...start, search: 'a b', page: 3, size: 20, filters: { statuses: 'Sold out' }, category: 'news' };
    const written = writeListQuery(query, queried, new URLSearchParams('other=x&open=new&brand=ALP'));
    expect(written.toString()).toBe('brand=ALP&search=a+b&tab=news&status=Sold+out&page=3&size=20&open=new');
    expect(readListQuery(written, queried)).toEqual(query);
    expect(writeListQuery(start, queried, written).toString()).toBe('brand=ALP&open=new');
  });

  it('does not mistake a status for the toggle that the list does not have', () => {
    const query = readListQuery(new URLSearchParams('status=inactive'), queried);
    expect(query).toMatchObject({ isActive: true, filters: { statuses: 'inactive' } });
    expect(writeListQuery(query, queried).toString()).toBe('status=inactive');
  });

  it('with invalid values falls back to the defaults', () => {
    const read = readListQuery(new URLSearchParams('page=-1&size=7&tab=vlogs&location=x&sort=name'), queried);
    expect(read).toEqual(start);
    expect(start).toMatchObject({ search: '', page: 1, size: 10, filters: {}, category: undefined });
  });
});
