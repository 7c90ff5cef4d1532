/** Websites that link to contracts; the URL of each is a build setting (B-27). */
export const contractSites: readonly [string, ...string[]] = ['alp', 'avida', 'amaia', 'alveo'];
