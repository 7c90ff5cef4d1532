/** Whether a field with this label is shown, of those that stand in no list. */
export function hasLabel(label: string): boolean {
  const labels = [...document.querySelectorAll('.f-label > span:first-child, .f-label > label')];
  return labels.some(({ textContent }) => textContent.replace(/ \*$/, '') === label);
}
