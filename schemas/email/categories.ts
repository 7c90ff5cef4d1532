/** What the notifications are about that an address may get (MAIL-002). */
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
