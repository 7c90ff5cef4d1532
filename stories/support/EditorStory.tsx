import { BRANDS, isBrand, type EditorDefinition } from '../../src/definition';
import { StoryForm } from './StoryForm';

interface EditorStoryProps {
  readonly definition: EditorDefinition;
  /** The one that the toolbar has chosen. */
  readonly brand: unknown;
}

/** An editor with outline and save bar, as the chosen brand has it; one that the brand does not have is that of the first that does. */
export function EditorStory({ definition, brand: chosen }: EditorStoryProps) {
  const brands = definition.brands ?? BRANDS;
  const brand = isBrand(chosen) && brands.includes(chosen) ? chosen : (brands[0] ?? BRANDS[0]);
  return <StoryForm key={brand} definition={definition} brand={brand} whole />;
}
