import path from 'node:path';
import { areaIndex } from './areaIndex';
import { brandIndex } from './brandIndex';
import { componentIndex } from './componentIndex';
import { keepCurrent, within } from './generatedFiles';

const BRANDS = 'schemas/brands';
const COMPONENTS = 'schemas/content/components';

await keepCurrent('npm run areas', async () => ({
  ...within(BRANDS, { ...(await brandIndex(path.resolve(BRANDS))) }),
  ...within('schemas', await areaIndex(path.resolve('schemas'))),
  [`${COMPONENTS}/index.ts`]: componentIndex(path.resolve(COMPONENTS)),
}));
