import type { Fields } from '../../src/definition';

/**
 * An address: street, town and province.
 * @param prefix of the stored names: `OFFICE` in `OFFICE-STREET`
 * @param required whether street and town are
 */
export function address(prefix: string, { required }: { readonly required: boolean }) {
  const needed = (what: string) => (required ? { required: `${what} is required` } : {});
  return {
    street: { type: 'text', label: 'Street', stored: `${prefix}-STREET`, ...needed('Street') },
    town: { type: 'text', label: 'Town or city', stored: `${prefix}-TOWN`, width: 'half', ...needed('Town or city') },
    province: { type: 'text', label: 'Province', stored: `${prefix}-PROVINCE`, width: 'half' },
  } as const satisfies Fields;
}
