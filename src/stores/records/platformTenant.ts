/** Stands for the brand of users and roles of the platform, which have none: a choice must have a value. */
export const PLATFORM_TENANT = 'platform';

/** The brand's id as a form holds it. */
export function tenantToForm(id: string | undefined): string {
  return id ?? PLATFORM_TENANT;
}

/** The brand's id as the service knows it; undefined for the platform. */
export function tenantToWire(id: unknown): string | undefined {
  return typeof id === 'string' && id !== '' && id !== PLATFORM_TENANT ? id : undefined;
}
