import type { Field } from '../../src/definition';

/**
 * A fixed heading of the website that staff may override: the heading is the stored label, the override its value.
 * @param heading for example `Construction Updates (Default)`
 */
export function defaultLabel(heading: string, stored: string): Field {
  return { type: 'text', label: heading, placeholder: 'Override Label', stored };
}
