import { BRANDS, isBrand, type EditorDefinition } from '../../src/definition';
import { StoryForm } from './StoryForm';

interface EditorStoryProps {
  readonly definition: EditorDefinition;
  /** The brand selected in the toolbar. */
  readonly brand: unknown;
}

/** An editor with outline and save bar, for the selected brand; for the first brand that has the editor if the selected one does not. */
export function EditorStory({ definition, brand: selected }: EditorStoryProps) {
  const brands = definition.brands ?? BRANDS;
  const brand = isBrand(selected) && brands.includes(selected) ? selected : (brands[0] ?? BRANDS[0]);
  return <StoryForm key={brand} definition={definition} brand={brand} whole />;
}
