import type { FastifyInstance } from 'fastify';
import helmet from 'helmet';
import type { Config } from './config';
import { plainOriginsOf } from './settings/previewSites';

/**
 * Sets security headers on every response. Scripts come from this origin only, without eval; styles may be inline because the
 * console's style library writes style elements; images may be previews (blob, data) or remote thumbnails. A route may
 * override a header of its own response (files are displayed by other websites).
 */
export function registerSecurityHeaders(
  app: FastifyInstance,
  { config, development }: { readonly config: Config; readonly development: boolean },
): void {
  const https = config.publicUrl.startsWith('https:');
  const publicOrigin = new URL(config.publicUrl).origin;
  const issuerOrigin = config.sso ? [new URL(config.sso.issuer).origin] : [];
  const protect = helmet({
    // Vite's development client needs inline scripts and a web socket.
    contentSecurityPolicy: development
      ? false
      : {
          useDefaults: false,
          directives: {
            defaultSrc: ["'self'"],
            scriptSrc: ["'self'"],
            styleSrc: ["'self'", "'unsafe-inline'"],
            imgSrc: ["'self'", 'blob:', 'data:', 'https:'],
            mediaSrc: ["'self'", 'blob:', 'https:'],
            fontSrc: ["'self'", 'data:'],
            connectSrc: ["'self'"],
            // Previews of videos, panoramas and brands' sites, each in a sandbox.
            frameSrc: ["'self'", 'blob:', 'https:', ...plainOriginsOf(config.previewSites)],
            objectSrc: ["'none'"],
            baseUri: ["'self'"],
            // Browsers apply this to redirects after a form submission too: sign-in redirects from the provider to the console.
            formAction: ["'self'", publicOrigin, ...issuerOrigin],
            frameAncestors: ["'none'"],
            ...(https ? { upgradeInsecureRequests: [] } : {}),
          },
        },
    strictTransportSecurity: https,
    xFrameOptions: { action: 'deny' },
    referrerPolicy: { policy: 'same-origin' },
  });
  app.addHook('onRequest', (request, reply, next) => {
    void reply.header('permissions-policy', PERMISSIONS_POLICY);
    protect(request.raw, reply.raw, () => next());
  });
}

/** Browser features the console never uses, disabled so that no embedded content can use them either. */
const PERMISSIONS_POLICY = 'camera=(), display-capture=(), geolocation=(), microphone=(), payment=(), usb=()';
