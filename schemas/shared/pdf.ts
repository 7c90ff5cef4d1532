/** A document offered on the websites: a PDF of up to 50 MB (PROPO-010, MDDOR-016, CTR-011). */
export const pdf = { accept: ['pdf'], maxMegabytes: 50 } as const;
