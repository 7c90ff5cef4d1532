/** A brand of the group with its tenant in the identity service. Ids are fixed, so that all nodes agree. */
export interface SeedBrand {
  readonly id: string;
  readonly name: 'ALP' | 'AVIDA' | 'AMAIA' | 'ALISI';
  readonly tenantId: string;
}

/** The four brands; their tenants have the same names. */
export const SEED_BRANDS = [
  { id: 'b0000000-0000-4000-8000-000000000001', name: 'ALP', tenantId: '70000000-0000-4000-8000-000000000001' },
  { id: 'b0000000-0000-4000-8000-000000000002', name: 'AVIDA', tenantId: '70000000-0000-4000-8000-000000000002' },
  { id: 'b0000000-0000-4000-8000-000000000003', name: 'AMAIA', tenantId: '70000000-0000-4000-8000-000000000003' },
  { id: 'b0000000-0000-4000-8000-000000000004', name: 'ALISI', tenantId: '70000000-0000-4000-8000-000000000004' },
] as const satisfies readonly SeedBrand[];
