import { contentAbilities, type ContentAbilities } from '../stores/contentAbilities';
import { services } from './services';

/** Whether the content service of this installation can do something that the specification does not name. */
export function contentCan(ability: keyof ContentAbilities): boolean {
  return contentAbilities(services.abilities.contract())[ability];
}
