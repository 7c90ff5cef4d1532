/** The websites that contracts are linked on; where each is, is a setting of the build (B-27). */
export const contractSites: readonly [string, ...string[]] = ['alp', 'avida', 'amaia', 'alveo'];
