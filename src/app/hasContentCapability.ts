import { contentCapabilities, type ContentCapabilities } from '../stores/contentCapabilities';
import { services } from './services';

/** Whether the content service of this installation has a capability beyond the specification. */
export function hasContentCapability(capability: keyof ContentCapabilities): boolean {
  return contentCapabilities(services.capabilities.contract())[capability];
}
