import { contentAbilities, type ContentAbilities } from '../stores/contentAbilities';
import { services } from './services';

/** Whether the content service of this installation has a capability beyond the specification. */
export function contentCan(capability: keyof ContentAbilities): boolean {
  return contentAbilities(services.abilities.contract())[capability];
}
