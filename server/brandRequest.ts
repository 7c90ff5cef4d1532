import type { FastifyRequest } from 'fastify';
import { requireStaff } from './content/access';
import { optionalId } from './requestFields';
import { requireCaller } from './identity/bearer';
import type { BrandRow, Caller, Services } from './services';
import { onlyBrand, ownBrand } from './content/brands';

/** The caller of a request, and which of their brands it is for. */
export interface BrandRequest {
  readonly caller: Caller;
  readonly brand: BrandRow;
}

/**
 * Authenticates the caller and resolves the `brand_id` parameter, which callers with a single brand may omit.
 * @throws Unauthenticated, Forbidden for platform administrators, NotFound for other brands, BadInput
 */
export async function readBrandRequest(
  { identity }: Services,
  request: FastifyRequest,
  parameters: Readonly<Record<string, unknown>>,
): Promise<BrandRequest> {
  const caller = await requireCaller(identity, request);
  requireStaff(caller);
  const id = optionalId(parameters, 'brand_id');
  const brand = id === undefined ? onlyBrand(caller) : ownBrand(caller, id);
  return { caller, brand };
}
