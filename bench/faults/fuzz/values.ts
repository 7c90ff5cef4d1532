import type { Random } from '../random';

/** Texts that have broken programs: characters that databases, parsers and addresses mishandle, and patterns of attacks. */
const TEXTS = [
  ...['', ' ', '0', '-1', 'null', 'undefined', 'true', 'NaN', '1e999', '9'.repeat(400)],
  ...[
    'a\0b',
    '\u0000',
    '\ud800',
    '\udfff\ud800',
    '\ufeff',
    '\u202edcba',
    '\u0301'.repeat(300),
    '😀'.repeat(50),
    `x${'𠀀'.repeat(50)}`,
    '\r\n\r\nx: y',
  ],
  ...['__proto__', 'constructor', 'prototype', 'toString', 'hasOwnProperty', 'then'],
  ...[
    "' OR 1=1 --",
    '"; DROP TABLE page; --',
    '%',
    '_',
    '\\',
    '\\u0000',
    '$1',
    '{{7*7}}',
    '${x}',
    '%00',
    '%zz',
    '..%2f',
  ],
  ...[
    '<script>alert(1)</script>',
    '<img src=x onerror=alert(1)>',
    'javascript:alert(1)',
    '<!--',
    ']]>',
    '&#0;',
    '<a '.repeat(200),
  ],
  ...['../../etc/passwd', '/etc/passwd', 'C:\\x', 'file:///x', '//evil.example', 'https://evil.example/%00.pdf'],
  ...['00000000-0000-0000-0000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff', 'files/2026/01/x.png'],
  ...[
    '2026-02-30T25:61:61Z',
    '0000-00-00',
    '+275760-09-14T00:00:00Z',
    '1970',
    'ASC',
    'name',
    'ALP',
    'COMPANY-INFO-ALP',
    'a@b.example',
  ],
  'x'.repeat(70_000),
] as const;

const NUMBERS = [0, -0, 1, -1, 0.5, 2 ** 31 - 1, 2 ** 31, -(2 ** 31), 2 ** 53, 1e308, 1e-308, 100, 101] as const;

/** A text from the list, or two of them concatenated. */
export function anyText(random: Random): string {
  const text = random.oneOf(TEXTS);
  return random.between(0, 5) === 0 ? text + random.oneOf(TEXTS) : text;
}

/** A JSON value of any shape. */
export function anyValue(random: Random, depth = 0): unknown {
  switch (random.between(0, depth > 3 ? 3 : 7)) {
    case 0:
      return random.oneOf(NUMBERS);
    case 1:
      return random.oneOf([true, false, null]);
    case 2:
    case 3:
      return anyText(random);
    case 4:
      return nested(random);
    case 5:
      return Array.from({ length: random.between(0, 4) }, () => anyValue(random, depth + 1));
    default:
      // From entries, so that a key like __proto__ becomes an own property.
      return Object.fromEntries(
        Array.from({ length: random.between(0, 4) }, () => [anyText(random), anyValue(random, depth + 1)]),
      );
  }
}

/** Nested lists, sometimes so deep that a recursive walk overflows the stack. */
function nested(random: Random): unknown {
  let value: unknown = 1;
  for (let depth = random.oneOf([3, 60, 300, 3_000]); depth > 0; depth -= 1) value = [value];
  return value;
}
