import { isBrand } from '../../../src/definition';
import { BadInput } from '../../errors';
import type { PageTree } from '../tree/assembleTree';
import { cleanText } from './cleanFields';
import { acceptedText } from './guardChanges';
import { emptyNode, heldPages, type HeldPage } from './heldPlaces';
import { savedPage } from './savedPage';

/** A stored value that would not be stored as it is today. */
export interface StoredFault {
  /** Of the field. */
  readonly id: string;
  /** Names from the container to the field. */
  readonly where: readonly string[];
  readonly value: string;
  /** What would be stored instead; undefined where a person has to say it. */
  readonly accepted?: string;
  /** Why it is refused, in the words of the form. */
  readonly refusal?: string;
}

/** What a save of all fields of a page, if all of them were new, would change or refuse. */
export async function storedFaults(
  { brandName, tag }: { readonly brandName: string; readonly tag: string },
  tree: PageTree,
): Promise<readonly StoredFault[]> {
  const held = isBrand(brandName) ? (await heldPages()).get(brandName)?.get(tag) : undefined;
  const saved = savedPage(held ?? UNKNOWN_PAGE, { changed: NOTHING, tree });
  return [...tree.fields.values()].flatMap(({ id, name, collectionId, value }): readonly StoredFault[] => {
    if (value === null || value.trim() === '') return [];
    const texts = saved.heldNode(collectionId)?.texts.get(name) ?? [];
    try {
      const cleaned = cleanText(value, { texts, argument: name });
      const accepted =
        texts.length === 0 ? cleaned : acceptedText(texts, cleaned, { argument: name, wasStored: wasNeverStored });
      return accepted === value ? [] : [{ id, value, where: saved.place(id), accepted }];
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const isAddress = texts.some(({ guard }) => guard.as === 'link' || guard.as === 'file');
      return [{ id, value, where: saved.place(id), refusal: error.message, ...(isAddress && { accepted: '' }) }];
    }
  });
}

function wasNeverStored(): false {
  return false;
}

const UNKNOWN_PAGE: HeldPage = { root: emptyNode(), collections: new Map() };
const NOTHING = { containers: [], collections: [], fields: [], moves: false } as const;
