/**
 * A whole number.
 * @title a whole number from 0
 * @asType integer
 * @minimum 0
 */
export type Count = number;

/**
 * The maximum number of items.
 * @title a whole number from 0
 * @asType integer
 * @minimum 0
 * @not { "const": 0, "title": "room for one at least" }
 */
export type MaxCount = number;

/**
 * The maximum number of characters of a text.
 * @title a whole number from 0
 * @asType integer
 * @minimum 0
 * @not { "const": 0, "title": "room for a character at least" }
 */
export type MaxLength = number;

/**
 * A field value in a definition.
 * @title a text, number or flag
 */
export type Scalar = string | number | boolean;
