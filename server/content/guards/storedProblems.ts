import { isObject } from '../../../src/lib/objects';
import type { Queryable } from '../../database/database';
import { BadInput } from '../../errors';
import { isKey } from '../../files/keys';
import type { RecordValues } from '../records/recordStore';
import { sanitizePlainText } from '../richText';
import type { PageTree } from '../tree/assembleTree';
import { cleanText } from './cleanField';
import { requireFiles } from './files';
import { validatedText } from './guardChanges';
import { emptyNodeRules, loadPageRules, type PageRules } from './pageRules';
import type { PropertyRules, TextRules } from './textRules';
import { savedPage } from './savedPage';

/** A stored value that a save would change or refuse today. */
interface StoredProblem {
  /** Names from the container down to the field, or the property path of a record. */
  readonly where: readonly string[];
  readonly value: string;
  /** What would be stored instead; undefined if a person has to decide. */
  readonly accepted?: string;
  /** The form's message, if the value would be refused. */
  readonly refusal?: string;
}

/** A page to be checked, and its owner. */
interface CheckedPage {
  readonly brandName: string;
  readonly tenantId: string;
  readonly tag: string;
  readonly tree: PageTree;
}

/** Finds the values of a page that a save would change or refuse if all fields were new. */
export async function findPageProblems(
  database: Queryable,
  { brandName, tenantId, tag, tree }: CheckedPage,
): Promise<readonly (StoredProblem & { /** Id of the field. */ readonly id: string })[]> {
  const rules = (await loadPageRules()).get(brandName)?.get(tag);
  const saved = savedPage(rules ?? UNKNOWN_PAGE, { changed: NOTHING, tree });
  const problems = [];
  for (const { id, name, collectionId, value } of tree.fields.values()) {
    if (value === null) continue;
    const texts = saved.nodeRules(collectionId)?.texts.get(name) ?? [];
    const found = await checkValue(database, value, { texts, tenantId, name });
    if (found) problems.push({ id, value, where: saved.place(id), ...found });
  }
  return problems;
}

/** A record to be checked, and its owner. */
interface CheckedRecord {
  readonly rules: PropertyRules;
  /** Absent for records that belong to no brand. */
  readonly tenantId: string | undefined;
  readonly values: RecordValues;
}

/** Finds the texts of a record that a save would change or refuse if all of them were new. */
export async function findRecordProblems(
  database: Queryable,
  { rules, tenantId, values }: CheckedRecord,
): Promise<readonly StoredProblem[]> {
  const problems = [];
  for (const { property, value } of textsIn(values)) {
    const text = rules.get(property.join('.'));
    const found = await checkValue(database, value, {
      texts: text ? [text] : PLAIN,
      tenantId,
      name: property.join('.'),
    });
    if (found) problems.push({ where: property, value, ...found });
  }
  return problems;
}

/** The texts of a record and of the objects in it, with their property paths. */
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

/** The owner and the definitions of a value. */
interface CheckedValue {
  /** Empty for values that are cleaned as HTML; `PLAIN` for texts that no form shows. */
  readonly texts: readonly TextRules[] | typeof PLAIN;
  readonly tenantId: string | undefined;
  readonly name: string;
}

/** @returns how a save would treat the value; undefined if it would be stored unchanged */
async function checkValue(
  database: Queryable,
  value: string,
  { texts, tenantId, name: argument }: CheckedValue,
): Promise<Pick<StoredProblem, 'accepted' | 'refusal'> | undefined> {
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
  { texts, argument }: { readonly texts: readonly TextRules[]; readonly argument: string },
): string {
  const cleaned = cleanText(value, { texts, argument });
  return texts.length === 0 ? cleaned : validatedText(texts, cleaned, { argument, wasStored: wasNeverStored });
}

function wasNeverStored(): false {
  return false;
}

/** Marks a text that no form shows: it is not HTML. */
const PLAIN = 'plain';
const UNKNOWN_PAGE: PageRules = { root: emptyNodeRules(), collections: new Map() };
const NOTHING = { containers: [], collections: [], fields: [], hasMoves: false } as const;
