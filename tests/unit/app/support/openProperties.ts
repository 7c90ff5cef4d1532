import { creationScope, PROPERTY_TYPES } from '../../../../schemas/properties/types';
import type { User } from '../../../../src/api/identity';
import type { Brand } from '../../../../src/definition';
import { pageService } from '../../support/pageService';
import { storedProperty } from '../../support/storedProperty';
import { openScreen } from './openScreen';

/** The sections of a unit, and the scope that opens each. */
export const SECTIONS = [
  ['Overview', 'manage:property-overview'],
  ['Locations & Landmarks', 'manage:property-location'],
  ['Amenities', 'manage:property-amenities'],
  ['Floor Plans', 'manage:property-unit-and-floor-plans'],
  ['Construction Updates', 'manage:property-construction-updates'],
] as const;
/** All scopes for properties. */
export const EVERYTHING = [
  ...['read', 'create', 'update', 'delete'].map((action) => `${action}:property`),
  ...PROPERTY_TYPES.map(creationScope),
  ...SECTIONS.map(([, scope]) => scope),
];

/** Opens a properties screen; by default with one property of AVIDA, for an editor with all scopes. */
export async function openProperties(
  path: string,
  given: {
    readonly brand?: Brand;
    readonly scopes?: readonly string[];
    readonly pages?: readonly Parameters<typeof storedProperty>[0][];
    readonly again?: Partial<User>;
  } = {},
) {
  const { brand = 'AVIDA', scopes = EVERYTHING, pages = [{}], again } = given;
  const service = pageService(pages.map((page) => storedProperty({ brand, ...page })));
  return { service, ...(await openScreen({ path, brand, scopes, answer: service.answer, again })) };
}
