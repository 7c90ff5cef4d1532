/** The embedded provider, to be loaded as a whole where it is wanted. */
export { createEmbeddedProvider, EMBEDDED_CLIENT_ID, embeddedClientSecret, PROVIDER_PATH } from './embeddedProvider';
export { mountProvider } from './mount';
