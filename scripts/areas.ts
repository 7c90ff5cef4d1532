import path from 'node:path';
import { areaIndex } from './areaIndex';
import { brandIndex } from './brandIndex';
import { componentIndex } from './componentIndex';
import { within, writeGenerated } from './generatedFiles';

const BRANDS = 'schemas/brands';
const COMPONENTS = 'schemas/content/components';

/**
 * `tsx scripts/areas.ts` writes the index modules of the folders below schemas/; with `--check` it only reports whether they are
 * current.
 */
await writeGenerated(
  {
    ...within(BRANDS, { ...(await brandIndex(path.resolve(BRANDS))) }),
    ...within('schemas', await areaIndex(path.resolve('schemas'))),
    [`${COMPONENTS}/index.ts`]: componentIndex(path.resolve(COMPONENTS)),
  },
  'npm run areas',
);
