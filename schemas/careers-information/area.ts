import { defineArea } from '../../src/definition';
import { careersMenu } from '../shared/careersMenu';

export const careersInformation = defineArea({
  name: 'careers-information',
  path: '/manage-careers/careers-information-details',
  menu: { label: 'Careers Information Details', icon: 'work', position: 70, group: careersMenu },
  // nothing in careers is deleted, so there is no delete scope.
  access: { read: 'read:careers', create: 'create:careers', update: 'update:careers' },
  store: { kind: 'page', tag: 'careers-information-details-{brand}' },
  tabs: [{ key: 'details', label: 'Careers Information Details', editor: 'careers-information' }],
});
