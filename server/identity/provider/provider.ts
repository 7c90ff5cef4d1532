/** The embedded provider, as one module for lazy loading. */
export { createEmbeddedProvider, EMBEDDED_CLIENT_ID, embeddedClientSecret, PROVIDER_PATH } from './embeddedProvider';
export { mountProvider } from './mount';
