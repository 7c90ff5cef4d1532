import { brokenUpload } from './brokenUpload';
import { consoleFault } from './console/console';
import { databaseCut } from './databaseCut';
import type { Fault } from './fault';
import { failover } from './failover/failover';
import { folderCut } from './folderCut';
import { fullDisk } from './fullDisk';
import { fuzz } from './fuzz/fuzz';
import { kill } from './kill';
import { live } from './live';
import { powerCut } from './powerCut';
import { scannerCut } from './scannerCut';
import { slowClient } from './slowClient';
import { storageCut } from './storageCut';
import { upgrade } from './upgrade/upgrade';

/** Every fault by the name that `npm run faults -- <name>` takes. */
export const FAULTS: Readonly<Record<string, Fault>> = {
  kill,
  database: databaseCut,
  scanner: scannerCut,
  storage: storageCut,
  folder: folderCut,
  disk: fullDisk,
  slow: slowClient,
  upload: brokenUpload,
  fuzz,
  console: consoleFault,
  live,
  power: powerCut,
  failover,
  upgrade,
};
