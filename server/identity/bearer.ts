import type { FastifyRequest } from 'fastify';
import type { Caller, Identity } from '../services';

/** The bearer token of the Authorization header, or undefined. */
export function bearerOf(request: Pick<FastifyRequest, 'headers'>): string | undefined {
  const [scheme, token] = request.headers.authorization?.trim().split(/\s+/, 2) ?? [];
  return scheme?.toLowerCase() === 'bearer' ? token : undefined;
}

/** Authenticates the caller of a request. @throws Unauthenticated */
export function requireCaller(identity: Identity, request: FastifyRequest): Promise<Caller> {
  return identity.authenticate(bearerOf(request), request.ip);
}
