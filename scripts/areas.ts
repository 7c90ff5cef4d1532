import path from 'node:path';
import { areaIndex } from './areaIndex';
import { writeGenerated } from './generatedFiles';

/** `tsx scripts/areas.ts` writes schemas/index.ts, with `--check` it only says whether it is current. */
await writeGenerated({ 'schemas/index.ts': await areaIndex(path.resolve('schemas')) }, 'npm run areas');
