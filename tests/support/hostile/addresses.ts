/*
 * Addresses that a stored text must not contain, in every spelling that browsers accept, and every construct that takes an
 * address. Scripts set the global `ran`.
 */

/** As written in HTML, with character references and white space. */
const ADDRESSES: readonly string[] = [
  'javascript:ran=1',
  'JAVASCRIPT:ran=1',
  'JaVaScRiPt:ran=1',
  ' javascript:ran=1',
  '\n\t javascript:ran=1',
  '\u0001javascript:ran=1',
  '\u001f\u0000javascript:ran=1',
  'java\tscript:ran=1',
  'java\nscript:ran=1',
  'java\r\nscript:ran=1',
  'j\na\nv\na\ns\nc\nr\ni\np\nt\n:ran=1',
  'javascript\t:ran=1',
  'javascript:\u2028ran=1',
  'javascript://a.example/%0Aran=1',
  'javascript:/*https://a.example*/ran=1',
  '&#106;avascript:ran=1',
  '&#106avascript:ran=1',
  '&#0000000106avascript:ran=1',
  '&#x6a;avascript:ran=1',
  '&#X6A;avascript:ran=1',
  'javascript&#58;ran=1',
  'javascript&#58ran=1',
  'javascript&#x3a;ran=1',
  'javascript&#x3Aran=1',
  'javascript&colon;ran=1',
  'java&Tab;script:ran=1',
  'java&NewLine;script:ran=1',
  'java&#9;script:ran=1',
  'java&#10script:ran=1',
  'java&#13;script:ran=1',
  '&#1;javascript:ran=1',
  '&#32;javascript:ran=1',
  '&#14; javascript:ran=1',
  'javascript&amp;colon;ran=1',
  'data:text/html,<script>top.ran=1</script>',
  'DATA:text/html;base64,PHNjcmlwdD50b3AucmFuPTE8L3NjcmlwdD4=',
  'data&colon;text/html,ran',
  'data:image/svg+xml,%3Csvg onload=ran=1%3E',
  'da\tta:text/html,ran',
  'vbscript:ran=1',
  'VbScRiPt:ran=1',
  'vb\nscript:ran=1',
  'blob:https://a.example/1',
  'filesystem:https://a.example/temporary/1',
  'file:///etc/passwd',
  'ftp://a.example/x',
  'about:srcdoc',
  'view-source:https://a.example',
  'feed:javascript:ran=1',
  'intent://a.example#Intent;end',
  'x-unknown:1',
  '//evil.example/x',
  '///evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '/\t/evil.example/x',
  '\n//evil.example/x',
  '&sol;&sol;evil.example/x',
  '/&bsol;evil.example/x',
  'https://[bad',
];

type Carrier = (address: string) => string;

/** Markup that may be stored with an address. */
const LINKS: readonly Carrier[] = [
  (address) => `<a href="${address}">link</a>`,
  (address) => `<A TITLE='x' HREF='${address}' TARGET=_self>link</A>`,
  (address) => `<img alt="x" src="${address}">`,
];

/** Markup that is never stored. */
const OTHERS: readonly Carrier[] = [
  (address) => `<a href=${address}>link</a>`,
  (address) => `<a href="#" href="${address}" ping="${address}">link</a>`,
  (address) => `<image src="${address}" srcset="${address} 2x" lowsrc="${address}" dynsrc="${address}">`,
  (address) => `<map name=m><area shape=default href="${address}"></map><img usemap="#m" src="/x.png">`,
  (address) => `<form action="${address}"><input type=submit></form>`,
  (address) => `<form id=f></form><button form=f formaction="${address}">go</button>`,
  (address) => `<input type=image src="${address}" formaction="${address}">`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<frameset><frame src="${address}"></frameset>`,
  (address) => `<object data="${address}"><param name=src value="${address}"></object>`,
  (address) => `<embed src="${address}" code="${address}">`,
  (address) => `<applet codebase="${address}" archive="${address}"></applet>`,
  (address) => `<video poster="${address}" src="${address}"><source src="${address}"><track src="${address}"></video>`,
  (address) => `<svg><a xlink:href="${address}"><text y=20>link</text></a></svg>`,
  (address) => `<svg><use href="${address}"/><image href="${address}"/><script href="${address}"/></svg>`,
  (address) => `<svg><a><animate attributeName=href values="${address}"/><text>link</text></a></svg>`,
  (address) => `<math href="${address}"><mi xlink:href="${address}">x</mi></math>`,
  (address) => `<link rel=stylesheet href="${address}"><link rel=import href="${address}">`,
  (address) => `<base href="${address}"><a href="x">relative</a>`,
  (address) => `<meta http-equiv=refresh content="0;url=${address}">`,
  (address) => `<body background="${address}"><table background="${address}"><td background="${address}">x</table>`,
  (address) => `<p style="background:url(${address})">x</p>`,
  (address) => `<blockquote cite="${address}">x</blockquote><q cite="${address}">y</q>`,
  (address) => `<script src="${address}"></script>`,
  (address) => `<html manifest="${address}"><head profile="${address}">`,
];

/** A representative of each kind. */
const REPRESENTATIVES = ADDRESSES.filter((address) =>
  /^(?:javascript:ran=1|data:text|\/\/evil|javascript&#58ran)/.test(address),
);

export const HOSTILE_ADDRESSES: readonly string[] = [
  ...LINKS.flatMap((carrier) => ADDRESSES.map(carrier)),
  ...OTHERS.flatMap((carrier) => REPRESENTATIVES.map(carrier)),
];
