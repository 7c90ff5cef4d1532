import { formTexts } from './texts';

/**
 * Describes a part of a form: 'Web Content of Body 2'.
 * @param labels from the outermost to the innermost
 */
export function partText([outermost = '', ...inside]: readonly string[]): string {
  return inside.reduce((whole, part) => formTexts.where({ part, whole }), outermost);
}
