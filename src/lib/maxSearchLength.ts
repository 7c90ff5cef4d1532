/** Maximum characters of a search text, here and in the services: a longer one would exceed the length limit of URLs. */
export const MAX_SEARCH_LENGTH = 200;
