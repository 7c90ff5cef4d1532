import { BadInput } from '../errors';

/**
 * The direction of a sorted list, descending by default.
 * @param argument which argument it is, for errors
 * @throws BadInput for anything but ASC and DESC, in whatever case
 */
export function readDirection(text: string | null | undefined, argument: string): 'ASC' | 'DESC' {
  const direction = text?.toUpperCase() ?? 'DESC';
  if (direction === 'ASC' || direction === 'DESC') return direction;
  throw new BadInput(argument, `${argument}: expected ASC or DESC, got '${direction}'.`);
}
