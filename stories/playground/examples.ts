import { areas, editorsOfArea } from '../../schemas';
import type { EditorDefinition } from '../../src/definition';
import { samples } from './samples';

/** A definition to begin with. */
export interface Example {
  readonly name: string;
  readonly title: string;
  /** An editor, or an area with its editors. */
  readonly load: () => Promise<unknown>;
}

/** The classic sample forms. */
export const sampleExamples: readonly (Example & { readonly definition: EditorDefinition })[] = samples.map(
  ({ definition, of, sample }) => ({
    name: definition.name,
    title: `${sample} (${of})`,
    definition,
    load: () => Promise.resolve(definition),
  }),
);

/** Each area of the product with its editors. */
export const productExamples: readonly Example[] = areas.map((area) => ({
  name: `area ${area.name}`,
  title: area.menu.label,
  load: async () => ({ area, editors: (await editorsOfArea[area.name]?.()) ?? [] }),
}));
