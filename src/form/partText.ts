import { formTexts } from './texts';

/**
 * A part of a form in words: 'Web Content of Body 2'.
 * @param labels from the outside in
 */
export function partText([outermost = '', ...inside]: readonly string[]): string {
  return inside.reduce((whole, part) => formTexts.where({ part, whole }), outermost);
}
