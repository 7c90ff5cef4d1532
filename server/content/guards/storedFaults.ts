import { isBrand } from '../../../src/definition';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { isKey } from '../../files/keys';
import type { PageTree } from '../tree/assembleTree';
import { cleanText } from './cleanField';
import { requireFiles } from './files';
import { acceptedText } from './guardChanges';
import { emptyNode, heldPages, type HeldPage } from './heldPlaces';
import type { HeldText } from './heldText';
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

/** A page to be looked at, and whose it is. */
interface FoundPage {
  readonly brandName: string;
  readonly tenantId: string;
  readonly tag: string;
  readonly tree: PageTree;
}

/** What a save of all fields of a page, if all of them were new, would change or refuse. */
export async function storedFaults(
  database: Queryable,
  { brandName, tenantId, tag, tree }: FoundPage,
): Promise<readonly StoredFault[]> {
  const held = isBrand(brandName) ? (await heldPages()).get(brandName)?.get(tag) : undefined;
  const saved = savedPage(held ?? UNKNOWN_PAGE, { changed: NOTHING, tree });
  const faults: StoredFault[] = [];
  for (const { id, name, collectionId, value } of tree.fields.values()) {
    if (value === null || value.trim() === '') continue;
    const texts = saved.heldNode(collectionId)?.texts.get(name) ?? [];
    const { as, accept = [] } = texts[0]?.guard ?? {};
    try {
      const accepted = acceptedValue(value, { texts, argument: name });
      if (as === 'file') await requireFiles(database, [{ key: value, accept, tenantId, argument: name }]);
      if (accepted !== value) faults.push({ id, value, where: saved.place(id), accepted });
    } catch (error) {
      if (!(error instanceof BadInput)) throw error;
      const isAddress = as === 'link' || (as === 'file' && !isKey(value));
      faults.push({
        id,
        value,
        where: saved.place(id),
        refusal: error.message,
        ...(isAddress && { accepted: '' }),
      });
    }
  }
  return faults;
}

function acceptedValue(
  value: string,
  { texts, argument }: { readonly texts: readonly HeldText[]; readonly argument: string },
): string {
  const cleaned = cleanText(value, { texts, argument });
  return texts.length === 0 ? cleaned : acceptedText(texts, cleaned, { argument, wasStored: wasNeverStored });
}

function wasNeverStored(): false {
  return false;
}

const UNKNOWN_PAGE: HeldPage = { root: emptyNode(), collections: new Map() };
const NOTHING = { containers: [], collections: [], fields: [], moves: false } as const;
