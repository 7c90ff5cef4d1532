import type { ContentContext } from '../context';
import { childRules, loadPageRules, type NodeRules } from '../guards/pageRules';
import { recordStores } from '../records/stores';

/** The location of a matching text. */
interface TextLocation {
  readonly kind: 'page' | 'record';
  /** Page tag or record kind. */
  readonly of: string;
  /** The names from the container down to the field, or the property. */
  readonly place: readonly string[];
}

/** Looks up field labels in the forms of a brand. @returns the lookup; its result is null if no form has the field any more */
export async function createLabels(
  { services }: ContentContext,
  brandName: string,
): Promise<(place: TextLocation) => Promise<string | null>> {
  const pages = (await loadPageRules()).get(brandName);
  const stores = recordStores(services.definitions);

  function labelInPage({ of, place }: TextLocation): string | undefined {
    const page = pages?.get(of);
    if (!page) return undefined;
    const node = place
      .slice(0, -1)
      .reduce<NodeRules | undefined>((parent, name) => childRules(page, parent, name), page.root);
    return node?.texts.get(place.at(-1) ?? '')?.[0]?.field.label;
  }

  async function labelInRecord({ of, place }: TextLocation): Promise<string | undefined> {
    const rules = await stores.require(of).rules(brandName);
    return rules.get(place[0] ?? '')?.field.label;
  }

  return async (place) => (place.kind === 'page' ? labelInPage(place) : await labelInRecord(place)) ?? null;
}
