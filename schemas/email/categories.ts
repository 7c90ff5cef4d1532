/** Categories of notifications that an address may receive (MAIL-002). */
export const EMAIL_CATEGORIES: readonly string[] = [
  'Careers (Sales)',
  'Careers (Corporate)',
  'Sales',
  'After Sales',
  'Broker Accreditation',
  'Careers',
  'Inquiry',
  'Schedule a Visit',
];
