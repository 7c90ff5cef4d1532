import { describe, expect, it } from 'vitest';
import { placeFields, type Fields } from '../../../src/definition';
import { summaryOf } from '../../../src/fields/list/summary';

describe('a summary', () => {
  const rows = {
    type: 'list',
    label: 'Areas',
    itemLabel: 'Area',
    addLabel: 'Add Area',
    stored: { each: 'ROW' },
    fields: {},
  } as const;
  const fields: Fields = {
    title: { type: 'text', label: 'Title', stored: 'TITLE' },
    body: { type: 'richText', label: 'Web Content', stored: 'BODY' },
    rows,
  };
  const placed = placeFields(fields);

  it('is the first value there is', () => {
    expect(summaryOf(placed, { body: '<p>Some <b>bold</b>&nbsp;words &amp; more</p>' })).toBe('Some bold words & more');
  });

  it('has the words of formatted text, whatever it is stored with', () => {
    const body =
      '<p>Caf&eacute; &ndash; open<em>ed</em></p><ul><li>Daily</li><li>At&#x20;noon</li></ul><style>p{}</style>';
    expect(summaryOf(placed, { body })).toBe('Café – opened Daily; At noon');
    expect(summaryOf(placed, { body: `<p>${'Long '.repeat(300)}<a href="https://www.example.com">link</a></p>` })).toBe(
      'Long '.repeat(28),
    );
  });

  it('consists of the named fields, and counts lists', () => {
    expect(summaryOf(placed, { title: 'Unit A', rows: [{}, {}, {}] }, ['title', 'rows'])).toBe('Unit A · 3 areas');
    expect(summaryOf(placed, { rows: [{}] }, ['rows'])).toBe('1 area');
  });

  it('names the first items of a list', () => {
    const { title, body } = fields;
    const named = placeFields({
      rows: { ...rows, summary: ['title', 'body'], fields: { title: title!, body: body! } },
    });
    const items = [{ title: 'Kitchen', body: '<p>White</p>' }, {}, { title: 'Bath' }];
    expect(summaryOf(named, { rows: items }, ['rows'])).toBe('3 areas: Kitchen, Bath');
    expect(summaryOf(named, { rows: [{}] })).toBe('1 area');
  });

  it('says what is missing', () => {
    expect(summaryOf({ body: placed['body']! }, {})).toBe('No web content yet');
  });
});
