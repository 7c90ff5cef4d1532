/** Stubs the layout, which jsdom lacks: the rich text editor asks for text positions. */
export function layNothingOut(): void {
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  Range.prototype.getClientRects = () => [] as unknown as DOMRectList;
  document.elementFromPoint = () => null;
}
