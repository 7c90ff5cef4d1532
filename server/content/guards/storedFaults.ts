import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { isKey } from '../../files/keys';
import type { RecordValues } from '../records/recordStore';
import { sanitizePlainText } from '../richText';
import type { PageTree } from '../tree/assembleTree';
import { cleanText } from './cleanField';
import { requireFiles } from './files';
import { acceptedText } from './guardChanges';
import { emptyNode, heldPages, type HeldPage } from './heldPlaces';
import type { HeldProperties, HeldText } from './heldText';
import { savedPage } from './savedPage';

/** A stored value that would not be stored as it is today. */
interface StoredFault {
  /** Names from the container to the field; of a record its property. */
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
export async function pageFaults(
  database: Queryable,
  { brandName, tenantId, tag, tree }: FoundPage,
): Promise<readonly (StoredFault & { /** Of the field. */ readonly id: string })[]> {
  const held = (await heldPages()).get(brandName)?.get(tag);
  const saved = savedPage(held ?? UNKNOWN_PAGE, { changed: NOTHING, tree });
  const faults = [];
  for (const { id, name, collectionId, value } of tree.fields.values()) {
    if (value === null) continue;
    const texts = saved.heldNode(collectionId)?.texts.get(name) ?? [];
    const found = await judge(database, value, { texts, tenantId, name });
    if (found) faults.push({ id, value, where: saved.place(id), ...found });
  }
  return faults;
}

/** A record to be looked at, and whose it is. */
interface FoundRecord {
  readonly held: HeldProperties;
  /** Absent for records that belong to no brand. */
  readonly tenantId: string | undefined;
  readonly values: RecordValues;
}

/** What a save of all texts of a record, if all of them were new, would change or refuse. */
export async function recordFaults(
  database: Queryable,
  { held, tenantId, values }: FoundRecord,
): Promise<readonly StoredFault[]> {
  const faults = [];
  for (const { property, value } of textsIn(values)) {
    const text = held.get(property.join('.'));
    const found = await judge(database, value, { texts: text ? [text] : PLAIN, tenantId, name: property.join('.') });
    if (found) faults.push({ where: property, value, ...found });
  }
  return faults;
}

/** The texts of a record and of the objects in it, with the properties that lead to them. */
function textsIn(
  values: RecordValues,
  above: readonly string[] = [],
): readonly { readonly property: readonly string[]; readonly value: string }[] {
  return Object.entries(values).flatMap(([name, value]) => {
    const property = [...above, name];
    if (typeof value === 'string') return [{ property, value }];
    return isObject(value) ? textsIn(value, property) : [];
  });
}

/** Whose a value is, and what is known of it. */
interface FoundValue {
  /** None where it is cleaned as HTML; `PLAIN` where it is text that no form shows. */
  readonly texts: readonly HeldText[] | typeof PLAIN;
  readonly tenantId: string | undefined;
  readonly name: string;
}

/** @returns what would become of the value; undefined for one that would be stored as it is */
async function judge(
  database: Queryable,
  value: string,
  { texts, tenantId, name: argument }: FoundValue,
): Promise<Pick<StoredFault, 'accepted' | 'refusal'> | undefined> {
  if (value.trim() === '') return undefined;
  const { as, accept = [] } = texts === PLAIN ? {} : (texts[0]?.guard ?? {});
  try {
    const accepted = texts === PLAIN ? sanitizePlainText(value, argument) : acceptedValue(value, { texts, argument });
    if (as === 'file') await requireFiles(database, [{ key: value, accept, ...(tenantId && { tenantId }), argument }]);
    return accepted === value ? undefined : { accepted };
  } catch (error) {
    if (!(error instanceof BadInput)) throw error;
    const isAddress = as === 'link' || (as === 'file' && !isKey(value));
    return { refusal: error.message, ...(isAddress && { accepted: '' }) };
  }
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

/** What is known of a text that no form shows: it is no HTML. */
const PLAIN = 'plain';
const UNKNOWN_PAGE: HeldPage = { root: emptyNode(), collections: new Map() };
const NOTHING = { containers: [], collections: [], fields: [], moves: false } as const;
