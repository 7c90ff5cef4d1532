/**
 * A whole number.
 * @title a whole number from 0
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * A field value in a definition.
 * @title a text, number or flag
 */
export type Scalar = string | number | boolean;
