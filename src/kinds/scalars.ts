/**
 * A whole number.
 * @title a whole number from 0
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * A value of a field, as a definition names it.
 * @title a text, number or flag
 */
export type Scalar = string | number | boolean;
