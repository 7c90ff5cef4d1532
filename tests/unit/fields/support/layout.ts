/** jsdom lays nothing out; the rich text editor asks where its text stands. */
export function layNothingOut(): void {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  document.elementFromPoint = () => null;
}
