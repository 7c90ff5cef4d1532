/** The labels of the fields that are shown, of those that stand in no list. */
export function shownLabels(): readonly string[] {
  const labels = [...document.querySelectorAll('.f-label > span:first-child, .f-label > label')];
  return labels.map(({ textContent }) => textContent.replace(/ \*$/, ''));
}
