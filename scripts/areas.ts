import path from 'node:path';
import { areaIndex } from './areaIndex';
import { componentIndex } from './componentIndex';
import { writeGenerated } from './generatedFiles';

const COMPONENTS = 'schemas/content/components';

/** `tsx scripts/areas.ts` writes the lists of what lies in folders below schemas/, with `--check` it only says whether they are current. */
await writeGenerated(
  {
    'schemas/index.ts': await areaIndex(path.resolve('schemas')),
    [`${COMPONENTS}/index.ts`]: componentIndex(path.resolve(COMPONENTS)),
  },
  'npm run areas',
);
