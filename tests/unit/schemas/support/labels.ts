/** Labels of the visible fields outside lists. */
export function shownLabels(): readonly string[] {
  const labels = [...document.querySelectorAll('.f-label > span:first-child, .f-label > label')];
  return labels.map(({ textContent }) => textContent.replace(/ \*$/, ''));
}
