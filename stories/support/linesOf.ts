/** The number of lines that the text of an element takes. */
export function linesOf(element: HTMLElement): number {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects().length;
}
