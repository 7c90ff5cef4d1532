/** The version label of the product (CONST-009), without its 'v'. */
export const VERSION = '1.2.5';
