const TOKENS = /<[^>]*>|&nbsp;|\s+|[^<&\s]+|[<&]/g;
const BLANK = /^(?:&nbsp;|\s+)$/;
const TAG = /^<[^>]+>$/;
/** Tags that are visible without text. */
const VISIBLE_TAG = /^<(?:hr|img)\b/i;

/** HTML without the whitespace before its first and after its last visible content; its elements stay (CI-TC-003, CI-TC-004). */
export function trimmedHtml(html: string): string {
  const tokens: readonly string[] = html.match(TOKENS) ?? [];
  const first = tokens.findIndex(isVisible);
  const last = tokens.findLastIndex(isVisible);
  return tokens.filter((token, index) => (index >= first && index <= last) || !BLANK.test(token)).join('');
}

function isVisible(token: string): boolean {
  return TAG.test(token) ? VISIBLE_TAG.test(token) : !BLANK.test(token);
}
