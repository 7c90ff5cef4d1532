import type { Field } from '../../src/definition';

/**
 * A fixed heading of the website that staff may override: the heading is the stored label, the override its value.
 * @param heading for example `Construction Updates (Default)`
 * @param stored with its order, if that differs from the position
 */
export function defaultLabel(
  heading: string,
  stored: string | { readonly field: string; readonly order: number },
): Field {
  return {
    type: 'text',
    label: heading,
    placeholder: 'Override Label',
    help: `Shown on the website in place of "${heading.replace(' (Default)', '')}". Leave it empty to keep that.`,
    stored,
  };
}
