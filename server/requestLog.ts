import { LogController, type FastifyReply, type FastifyRequest } from 'fastify';

/**
 * Logs each request in one line once it is answered, with its method, path, status and duration. Fastify itself also writes one when it
 * arrives: here that is for debugging, where a request that is never answered matters.
 */
export class RequestLog extends LogController {
  override incomingRequest(request: FastifyRequest): void {
    if (!this.isLogDisabled(request)) request.log.debug({ req: request }, 'request arrived');
  }

  override requestCompleted(error: Error | null | undefined, request: FastifyRequest, reply: FastifyReply): void {
    if (this.isLogDisabled(request)) return;
    const answered = { req: request, res: reply, responseTime: reply.elapsedTime };
    if (error) reply.log.error({ ...answered, err: error }, 'response failed');
    else reply.log.info(answered, 'request');
  }
}
