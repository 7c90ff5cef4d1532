const TOKENS = /<[^>]*>|&nbsp;|\s+|[^<&\s]+|[<&]/g;
const BLANK = /^(?:&nbsp;|\s+)$/;
const TAG = /^<[^>]+>$/;
/** Tags that can be seen without any text in them. */
const SEEN = /^<(?:hr|img)\b/i;

/** HTML without the blanks before its first and after its last visible sign; its elements stay (CI-TC-003, CI-TC-004). */
export function trimmedHtml(html: string): string {
  const tokens: readonly string[] = html.match(TOKENS) ?? [];
  const first = tokens.findIndex(isSeen);
  const last = tokens.findLastIndex(isSeen);
  return tokens.filter((token, index) => (index >= first && index <= last) || !BLANK.test(token)).join('');
}

function isSeen(token: string): boolean {
  return TAG.test(token) ? SEEN.test(token) : !BLANK.test(token);
}
