import { describe, expect, it } from 'vitest';
import { plainLine } from '../../../src/lib/plainLine';

describe('formatted text on one line', () => {
  it('[CAR-005] has the words of all paragraphs, with list items separated', () => {
    expect(plainLine('<p>We <strong>build</strong></p><p>homes.<br>Join us.</p>')).toBe('We build homes. Join us.');
    expect(plainLine('<ul><li><p>show homes</p></li>\n<li><p>explain</p></li></ul>')).toBe('show homes; explain');
    expect(plainLine('a &lt; b &amp; c')).toBe('a < b & c');
  });

  it('ignores non-text content, and is empty for an empty value', () => {
    expect(plainLine('<script>alert(1)</script><style>p{}</style><p>Text</p>')).toBe('Text');
    expect(plainLine('')).toBe('');
  });
});
