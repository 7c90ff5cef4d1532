/** Types of contract documents: contract to sell, deed of absolute sale (CTR-006). */
export const CONTRACT_TYPES = ['CTS', 'DOAS'] as const;

export type ContractType = (typeof CONTRACT_TYPES)[number];

/** Usage types of the sold property, in the order of the form (CTR-007). */
export const USAGE_TYPES = [
  'Residential Condo',
  'House & Lot',
  'Residential Lot',
  'Residential Condominium Parking',
  'Commercial Lot',
  'Hacienda Lot',
  'Farm Lot',
  'Office Condo',
  'Office Parking',
  'Storage',
  'Others-Usable',
  'Commercial Unit',
  'Commercial Parking',
  'Club Shares',
  'Golf Shares',
  'Leasehold parking',
  'Road Lots',
  'Amenities',
  'Utility Lot',
  'Open Spaces',
  'Easement',
  'Alley',
  'Condo Lot',
  'Common Improvements',
  'Condo Machinery',
  'PWD Parking',
  'Sales Office',
  'Unbuildable',
  'Future Development',
  'Creek',
] as const;

export type UsageType = (typeof USAGE_TYPES)[number];
