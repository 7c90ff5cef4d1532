/** The most characters that a search may have, here and in the services: an address with a longer one becomes too long to be read. */
export const LONGEST_SEARCH = 200;
