/** Choice value for users and roles of the platform, which have no brand: a choice needs a value. */
export const PLATFORM_TENANT = 'platform';

/** The brand's id as a form has it. */
export function tenantToForm(id: string | undefined): string {
  return id ?? PLATFORM_TENANT;
}

/** The brand's id as the service knows it; undefined for the platform. */
export function tenantToWire(id: unknown): string | undefined {
  return typeof id === 'string' && id !== '' && id !== PLATFORM_TENANT ? id : undefined;
}
