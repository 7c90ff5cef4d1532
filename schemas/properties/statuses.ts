/** Property statuses, spelled as in list filters (PROP-040, A-45). */
export const PROPERTY_STATUSES = [
  'Pre-Selling',
  'Currently Selling',
  'New Launches',
  'Sold out',
  'RFO (Ready for Occupancy)',
  'Pre-Selling and RFO (Ready for Occupancy)',
] as const;
