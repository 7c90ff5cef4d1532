import type { Client } from 'urql';
import { isNotFound, ServiceError } from '../api/errors';
import { refusedInput, refusedNode, runMutations } from '../api/mutations';
import type { Lens, PlannedOperation, Tree } from '../tree';
import type { RejectedSave, LoadedEntry } from './saveOutcome';
import { sharedKey, type SaveAttempt } from './saveAttempt';
import {
  createMergeableForm,
  RefusedValueError,
  saveWithMerge,
  type MergeableForm,
  type BatchSaveOutcome,
  type WriteResult,
} from './saveWithMerge';
import { notFoundTexts } from './texts';
import { operationsToWire } from './wire';

/** The operations that save one part of a page, and the resulting state. */
export interface PlannedPart {
  readonly operations: readonly PlannedOperation[];
  readonly pageId: string;
  /** The written tree, as the lens reads it. */
  readonly tree: Tree;
  readonly written: WriteResult;
}

/** A part of a page that is being saved, such as the page's own form or a section of a unit. */
export interface PagePart extends MergeableForm {
  readonly lens: Lens;
  /** Plans the operations, based on the state that the form is currently merged with. */
  readonly plan: (attempt: SaveAttempt) => PlannedPart;
  /** Called once the operations were executed. */
  readonly onWritten: ((written: WriteResult) => void) | undefined;
  /** Maps a failed save to a rejection of this form; undefined if the failure does not concern it. */
  readonly toRejection: ((error: unknown) => RejectedSave | undefined) | undefined;
}

/** @param given.plan plans the operations that turn the base into the form */
export function pagePart<State extends LoadedEntry>(
  given: Parameters<typeof createMergeableForm<State>>[0] &
    Pick<PagePart, 'lens'> &
    Partial<Pick<PagePart, 'onWritten' | 'toRejection'>> & {
      readonly plan: (form: State['form'], base: State, attempt: SaveAttempt) => PlannedPart;
    },
): PagePart {
  const { lens, plan, onWritten, toRejection } = given;
  const { base, ...form } = createMergeableForm(given);
  return { ...form, lens, onWritten, toRejection, plan: (attempt) => plan(form.form(), base(), attempt) };
}

/**
 * Saves parts of one page in one document, which the product's services run in one transaction: all are stored, or none.
 * @throws the errors of src/api/errors.ts
 */
export async function savePageParts(client: Client, parts: readonly PagePart[]): Promise<BatchSaveOutcome> {
  try {
    return await saveWithMerge(parts, (open, attempt) => write(client, open, attempt));
  } catch (error) {
    const rejections = parts.map(({ toRejection }) => toRejection?.(error));
    const index = rejections.findIndex((rejection) => rejection !== undefined);
    if (!rejections[index]) throw error;
    return { kind: 'rejected', index, rejection: rejections[index] };
  }
}

/**
 * @throws RefusedValueError if the services reject the value at one path of a form
 * @throws ServiceError with the code CONFLICT if a node to be written was removed since: the caller re-reads what is left
 */
async function write(client: Client, parts: readonly PagePart[], number: number): Promise<readonly WriteResult[]> {
  const planned = parts.map((part) => {
    const attempt = part.attempt(number);
    const { operations, pageId, tree, written } = part.plan(attempt);
    return { part, attempt, tree, written, mutations: operationsToWire(operations, pageId) };
  });
  const mutations = planned.flatMap((one) => one.mutations);
  try {
    await runMutations(client, mutations, sharedKey(planned.map(({ attempt }) => attempt.key)));
  } catch (error) {
    if (isNotFound(error)) throw new ServiceError(notFoundTexts.part, 'CONFLICT', error.details);
    const refused = refusedInput(error, mutations);
    if (refused === undefined) throw error;
    const owner = planned.flatMap((one, index) => one.mutations.map(() => ({ ...one, index })))[refused.mutation];
    const id = refusedNode(refused, mutations);
    const path = owner && id !== undefined ? owner.part.lens.pathTo(owner.tree, id) : undefined;
    throw path ? new RefusedValueError(path, refused.refusal, owner?.index) : error;
  }
  return planned.map(({ part, written }) => {
    part.onWritten?.(written);
    return written;
  });
}
