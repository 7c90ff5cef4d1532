import { describe, expect, it } from 'vitest';
import { createKeyring } from '../../../src/fields/list/keyring';
import { completeLink, isAllowedLink, isStorableLink } from '../../../src/lib/links';
import { startsWith, writeAt } from '../../../src/fields/shared/path';

describe('writeAt', () => {
  it('writes a value and makes the groups on the way', () => {
    expect(writeAt({}, ['a', 'b'], 1)).toEqual({ a: { b: 1 } });
  });

  it('removes a key when its value is absent', () => {
    expect(writeAt({ a: { b: 1, c: 2 } }, ['a', 'b'], undefined)).toEqual({ a: { c: 2 } });
  });

  it('returns the identical object when nothing changes', () => {
    const form = { a: [{ b: 1 }] };
    expect(writeAt(form, ['a', 0, 'b'], 1)).toBe(form);
    expect(writeAt(form, ['a', 0, 'missing'], undefined)).toBe(form);
  });

  it('treats __proto__ as data', () => {
    const form = writeAt({}, ['__proto__', 'polluted'], true);
    expect(Object.hasOwn(form, '__proto__')).toBe(true);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});

describe('startsWith', () => {
  it('matches paths below a path', () => {
    expect(startsWith(['a', 0, 'b'], ['a', 0])).toBe(true);
    expect(startsWith(['a', 10, 'b'], ['a', 1])).toBe(false);
  });
});

describe('the keys of rows', () => {
  const [a, b, c] = [{ $id: 'a' }, { $id: 'b' }, { $id: 'c' }] as const;

  it('stay with the item when others are added and removed', () => {
    const { keysFor } = createKeyring();
    const [keyA, keyB] = keysFor([a, b]);
    expect(keysFor([c, a, b])).toEqual([expect.not.stringMatching(`^(${keyA}|${keyB})$`), keyA, keyB]);
    expect(keysFor([b])).toEqual([keyB]);
  });

  it('stay when an item without an id is edited', () => {
    const { keysFor } = createKeyring();
    const before = keysFor([{ name: 'A' }, { name: 'B' }]);
    expect(keysFor([{ name: 'A' }, { name: 'B!' }])).toEqual(before);
  });

  it('are restored with the same list, as by undo', () => {
    const { keysFor } = createKeyring();
    const list = [a, b];
    const before = keysFor(list);
    keysFor([b]);
    expect(keysFor(list)).toBe(before);
  });

  it('stay when a save gives all items new ids', () => {
    const { keysFor } = createKeyring();
    const before = keysFor([a, b]);
    expect(keysFor([{ $id: 'x' }, { $id: 'y' }])).toEqual(before);
  });

  it('are unique, even for a repeated item', () => {
    const { keysFor } = createKeyring();
    keysFor([a, b]);
    expect(new Set(keysFor([a, a, b])).size).toBe(3);
  });
});

describe('a link', () => {
  it.each(['https://example.com/a?b=c', 'http://localhost:3000', 'mailto:a@example.com', 'tel:+63 2 1234'])(
    'may be %s',
    (link) => {
      expect(isAllowedLink(link)).toBe(true);
    },
  );

  it.each(['javascript:alert(1)', ' JavaScript:alert(1)', 'data:text/html,x', 'file:///etc', 'https://', 'vbscript:x'])(
    'may not be %s',
    (link) => {
      expect(isAllowedLink(link)).toBe(false);
      expect(isStorableLink(link)).toBe(false);
    },
  );

  it('of older content may be relative to the website', () => {
    expect(isStorableLink('/about')).toBe(true);
    expect(isStorableLink('//example.com')).toBe(false);
  });

  it('is completed to a full address', () => {
    expect(completeLink(' example.com/x ')).toBe('https://example.com/x');
    expect(completeLink('a@example.com')).toBe('mailto:a@example.com');
    expect(completeLink('javascript:x')).toBe('javascript:x');
  });
});
