import type { Field } from '../../src/definition';

/**
 * A field of links, each with a text of its own.
 * @param noun for one link: `Video link`
 * @param stored the name of one link; the node that holds the links has the same name with an S
 */
export function links({
  label,
  noun,
  stored,
}: {
  readonly label: string;
  readonly noun: string;
  readonly stored: string;
}) {
  return {
    type: 'links',
    label,
    itemLabel: noun,
    addLabel: `Add ${noun.toLowerCase()}`,
    stored: { in: `${stored}S`, each: { field: stored } },
  } as const satisfies Field;
}
