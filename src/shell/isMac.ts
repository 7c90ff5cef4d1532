/** Whether the keyboard has ⌘ where others have Ctrl. */
export function isMac(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
