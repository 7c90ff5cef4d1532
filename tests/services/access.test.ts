import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accessOf, contentAccess } from '../../schemas/access';
import { policyTable, type PolicyRow } from '../../server/content/policyTable';
import { builtInDefinitions } from '../../server/definitions';
import { demoAccounts, type DemoAccount } from '../../server/seed/identity';
import { attemptOf } from './support/accessAttempts';
import { createAccessFixtures, type AccessFixtures } from './support/accessFixtures';
import { startContent, type Answer, type Person, type RunningContent } from './support/content';
import { faqAndTips } from './support/faqEntries';

/** Including areas of records that definitions describe, ordered by hand and by a column, whether or not the repository has any. */
const policies = [...contentAccess, ...faqAndTips.areas.flatMap(accessOf)];
const table = policyTable(policies);
const BRANDS = ['ALP', 'AVIDA', 'AMAIA', 'ALISI'] as const;
/** For each brand, another one that represents all others. */
const OTHER_BRAND = { ALP: 'AVIDA', AVIDA: 'ALP', AMAIA: 'ALP', ALISI: 'ALP' } as const;
const WITH_EVERY_PART = new Set([
  'getSpecificBrandPageById',
  'addOrUpdateBrandPage',
  'addOrUpdateContainersFCFields',
  'addUpdateMultipleFieldCollection',
]);
/** Operations that are allowed with the caller's own brand only, even if all brands share their subject. */
const OF_OWN_BRAND = new Set(['removedRecords', 'listViews', 'saveListView', 'removeListView', 'openListWith']);
const tried = table.filter(isIncluded);
/** Concurrent calls of one account. */
const MAX_CONCURRENT_CALLS = 4;
const accounts = demoAccounts.filter(({ refusal }) => refusal === undefined);

let running: RunningContent;
const fixtures = new Map<string, AccessFixtures>();
beforeAll(async () => {
  running = await startContent(
    {},
    {
      areas: [...builtInDefinitions.areas, ...faqAndTips.areas],
      editorsOfArea: { ...builtInDefinitions.editorsOfArea, ...faqAndTips.editorsOfArea },
    },
  );
  for (const brand of BRANDS) fixtures.set(brand, await createAccessFixtures(running, { brand, policies }));
});
afterAll(() => running.stop());

function fixturesOf(brand: string): AccessFixtures {
  const found = fixtures.get(brand);
  if (!found) throw new Error(`There is nothing of ${brand}.`);
  return found;
}

describe.each(accounts)('$name', (account) => {
  const own = account.brand ?? 'ALP';

  it.each([
    ['their own brand', own],
    ['another brand', OTHER_BRAND[own]],
  ])('[PERM-003, BRAND-013] may do with %s what the policy says, and nothing else', async (_whose, target) => {
    const person = await running.person(account.email.replace('@demo.example', ''));
    const brand = fixturesOf(target);
    const wrong: string[] = [];
    const rows = tried.filter((row) => isThere(row, brand)).values();
    async function tryRows(): Promise<void> {
      for (const row of rows) {
        const expected = expectation(row, account, brand) ? 'allowed' : 'refused';
        const found = await outcome(person, row, brand);
        if (found !== expected) wrong.push(`${describeRow(row)}: expected ${expected}, got ${found}`);
      }
    }
    await Promise.all(Array.from({ length: MAX_CONCURRENT_CALLS }, tryRows));
    expect(wrong).toEqual([]);
  });
});

/**
 * The operations that the console reads and writes with are tried with every kind, category and section. The others, which find
 * their page in the same way, are tried with the first and the last row of a tag.
 */
function isIncluded(row: PolicyRow): boolean {
  if (WITH_EVERY_PART.has(row.operation)) return true;
  const similarRows = table.filter(
    ({ operation, on, action }) => operation === row.operation && on === row.on && action === row.action,
  );
  return row === similarRows.at(0) || row === similarRows.at(-1);
}

/** For pages that a brand does not have, only creation can be tried: their list is empty for everybody. */
function isThere(row: PolicyRow, { brand }: AccessFixtures): boolean {
  const isListOfRecords = row.action === 'list' && !/\{brand\}/i.test(row.on);
  return row.brands.includes(brand) || row.action === 'create' || isListOfRecords;
}

/** Whether the policy allows the row. */
function expectation(row: PolicyRow, account: DemoAccount, { brand }: AccessFixtures): boolean {
  const isOpen = row.operation === 'getAllBrands' || row.operation === 'getBrand';
  if (account.brand === undefined) return isOpen;
  // A trial concerns the other fields of its document, and names no brand itself.
  if (isOpen || row.operation === 'trial') return true;
  if (row.forbidden || !row.brands.includes(brand)) return false;
  const holds = (scope: string) => account.scopes.includes(scope);
  const isOwn = [account.brand, ...(account.furtherBrands ?? [])].includes(brand);
  if (!isOwn && OF_OWN_BRAND.has(row.operation)) return false;
  const isShared = account.brand === 'ALISI' && row.on === 'PROPERTIES-{BRAND}';
  // All brands share them.
  if (row.on === 'contract_document') return row.scopes.every(holds);
  if (!isOwn && !(isShared && ['read', 'list', 'flag'].includes(row.action))) return false;
  if (row.action === 'flag' && isOwn) return holds('update:property');
  return row.scopes.every(holds);
}

/** Tries the row; an allowed change is rolled back by a field after it that fails. */
async function outcome(person: Person, row: PolicyRow, brand: AccessFixtures): Promise<string> {
  const { kind, field, variables, before = '', atTheEnd = false } = attemptOf(row, brand);
  const undo = kind === 'mutation' && !atTheEnd;
  const names = ['a', 'b', 'c', 'd', 'e'];
  const declared = [
    ...variables.map(([type], index) => `$${names[index]}: ${type}`),
    ...(undo ? ['$nothing: ID!'] : []),
  ].join(', ');
  const answer = await person.ask(
    `${kind} ${declared === '' ? '' : `(${declared})`} {
      ${before} tried: ${field} ${undo ? 'undone: removeContainer(id: $nothing)' : ''}
    }`,
    {
      ...Object.fromEntries(variables.map(([, value], index): [string, unknown] => [names[index] ?? '', value])),
      ...(undo ? { nothing: randomUUID() } : {}),
    },
  );
  return readOutcome(answer);
}

function readOutcome({ errors }: Answer): string {
  const [error] = errors;
  if (error === undefined || error.path?.[0] === 'undone') return 'allowed';
  // The message for a node that does not exist.
  if (error.message.endsWith('expected where the new node goes, got nothing.')) return 'refused';
  const { code, argument } = error.extensions;
  // Values are only validated after access was granted.
  if (String(argument).startsWith('records[0].data')) return 'allowed';
  return code === 'FORBIDDEN' || code === 'NOT_FOUND' ? 'refused' : `${String(code)} ${error.message}`;
}

function describeRow({ operation, action, on, part }: PolicyRow): string {
  return `${operation} (${action}) on ${on}${part === null ? '' : `, ${part}`}`;
}
