import { BadInput } from '../errors';
import { requireRange } from './arguments';

/** The requested part of a list. */
export interface Paging {
  readonly limit: number;
  readonly offset: number;
}

/** The arguments of a paged list. */
export interface PagedArguments {
  readonly page?: number | null;
  readonly limit?: number | null;
}

/**
 * Reads the arguments of a paged list: page is 1-based and 1 by default, limit is 10 by default (CONST-001).
 * @param limitArgument name of the limit argument, for errors
 * @throws BadInput naming the argument
 */
export function readPaging(args: PagedArguments, limitArgument = 'limit'): Paging {
  const page = requireRange(args.page, { argument: 'page', min: 1, max: MAX_PAGE, byDefault: 1 });
  const limit = requireRange(args.limit, { argument: limitArgument, min: 1, max: MAX_LIMIT, byDefault: 10 });
  return { limit, offset: (page - 1) * limit };
}

/** As readPaging, for lists of revisions, whose rows are short: 50 by default. */
export function readRevisionPaging(args: PagedArguments): Paging {
  return readPaging({ ...args, limit: args.limit ?? DEFAULT_REVISION_LIMIT });
}

/** Default limit of revision lists. */
export const DEFAULT_REVISION_LIMIT = 50;

/**
 * The direction of a sorted list, descending by default.
 * @param argument name of the argument, for errors
 * @throws BadInput for anything but ASC and DESC (case-insensitive)
 */
export function readDirection(text: string | null | undefined, argument: string): 'ASC' | 'DESC' {
  const direction = text?.toUpperCase() ?? 'DESC';
  if (direction === 'ASC' || direction === 'DESC') return direction;
  throw new BadInput(argument, `${argument}: expected ASC or DESC, got '${direction}'.`);
}

const MAX_PAGE = 1_000_000;
const MAX_LIMIT = 100;
