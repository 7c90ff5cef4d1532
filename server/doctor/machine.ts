import { existsSync } from 'node:fs';
import { access, constants, readFile, stat, statfs } from 'node:fs/promises';
import path from 'node:path';
import type { Config } from '../config';
import { storageSettings } from '../files/storageSettings';
import { isSecretKey } from '../identity/keyEncryption';
import { faultFinding, warningFinding, okFinding, type Finding } from './finding';

/** Facts about this machine, replaceable in tests. */
export interface Machine {
  /** `v24.1.0`. */
  readonly nodeVersion: string;
  /** User id of the process; undefined on platforms without. */
  readonly userId: number | undefined;
  /** Bytes available to this user in a folder's file system. */
  freeBytes(folder: string): Promise<number>;
  now(): Date;
}

export const thisMachine: Machine = {
  nodeVersion: process.version,
  userId: process.getuid?.(),
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
  now: () => new Date(),
};

/** Checks Node.js, the data folder, its disk and that of the uploads, and the file of the secret key. */
export async function examineMachine(config: Config, machine: Machine): Promise<readonly Finding[]> {
  return [
    examineNode(machine),
    await examineFolder(config, machine),
    ...(await examineDisks(config, machine)),
    await examineSecretKey(config),
  ];
}

function examineNode({ nodeVersion }: Machine): Finding {
  const [major = 0, minor = 0] = nodeVersion.slice(1).split('.').map(Number);
  const todo = `Install Node.js ${RECOMMENDED_MAJOR}.`;
  if (major < MIN_VERSION[0] || (major === MIN_VERSION[0] && minor < MIN_VERSION[1])) {
    return faultFinding('Node.js', {
      says: `${nodeVersion} is too old; ${MIN_VERSION.join('.')} is the oldest that works.`,
      todo,
    });
  }
  if (major >= MIN_SUPPORTED_MAJOR) return okFinding('Node.js', `${nodeVersion}.`);
  return warningFinding('Node.js', { says: `${nodeVersion} works, and gets no security fixes any more.`, todo });
}

async function examineFolder({ dataDir }: Config, { userId }: Machine): Promise<Finding> {
  if (!existsSync(dataDir)) {
    const parent = nearestFolder(dataDir);
    if (await mayWrite(parent)) return okFinding('data folder', `${dataDir} is made at the first start.`);
    return faultFinding('data folder', {
      says: `${dataDir} does not exist, and cannot be made in ${parent}.`,
      todo: 'Make it for the user of the services, or set DATA_DIR.',
    });
  }
  const { uid, mode } = await stat(dataDir);
  const isOpen = (mode & GROUP_AND_OTHERS) !== 0;
  if (!(await mayWrite(dataDir))) {
    return faultFinding('data folder', {
      says: `${dataDir} cannot be written.`,
      todo: `chown it to the user of the services, and chmod 700 ${dataDir}`,
    });
  }
  if (isOpen && userId !== undefined && uid !== userId && userId !== 0) {
    return faultFinding('data folder', {
      says: `${dataDir} belongs to another user, and others can read it.`,
      todo: `chown it to the user of the services, or chmod 700 ${dataDir}`,
    });
  }
  if (isOpen) {
    return warningFinding('data folder', {
      says: `Others can read ${dataDir}, with the keys in it; the next start closes it.`,
      todo: `chmod 700 ${dataDir}`,
    });
  }
  return okFinding('data folder', `${dataDir} is writable, and closed to others.`);
}

async function examineDisks({ dataDir, storageUrl }: Config, machine: Machine): Promise<readonly Finding[]> {
  const storage = storageSettings(storageUrl);
  const folders = [dataDir, ...(storage?.type === 'disk' ? [storage.folder] : [])].map(nearestFolder);
  // Often both are on the same disk.
  const byDisk = new Map<number, string>();
  for (const folder of folders.toReversed()) byDisk.set((await stat(folder)).dev, folder);
  return Promise.all([...byDisk.values()].map((folder) => examineDisk(folder, machine)));
}

async function examineDisk(folder: string, { freeBytes }: Machine): Promise<Finding> {
  const free = await freeBytes(folder);
  const says = `${(free / GIGABYTE).toFixed(1)} GB are free in ${folder}.`;
  if (free < FAULT_BYTES)
    return faultFinding('disk', { says, todo: 'Make room: saves and uploads are refused when it is full.' });
  if (free < WARNING_BYTES)
    return warningFinding('disk', { says, todo: 'Make room, or move what grows: uploads and backups.' });
  return okFinding('disk', says);
}

async function examineSecretKey({ secretKey: { value, file } }: Config): Promise<Finding> {
  if (value !== undefined) return okFinding('secret key', 'SECRET_KEY is set.');
  if (!existsSync(file)) return okFinding('secret key', `${file} is made at the first start.`);
  if (!(await mayRead(file))) {
    return faultFinding('secret key', {
      says: `${file} cannot be read.`,
      todo: 'chown it to the user of the services.',
    });
  }
  const { mode } = await stat(file);
  if ((mode & GROUP_AND_OTHERS) !== 0) {
    return faultFinding('secret key', {
      says: `Others can read ${file}: the services refuse to start.`,
      todo: `chmod 600 ${file}`,
    });
  }
  if (!isSecretKey(await readFile(file, 'utf8'))) {
    return faultFinding('secret key', {
      says: `${file} holds no key of 32 bytes in base64: the services refuse to start.`,
      todo: 'Restore it from a backup; where there is none: remove it, then npm run rotate-keys -- --all',
    });
  }
  return okFinding('secret key', `${file} is there, and closed to others.`);
}

function nearestFolder(folder: string): string {
  return existsSync(folder) || path.dirname(folder) === folder ? folder : nearestFolder(path.dirname(folder));
}

function mayWrite(folder: string): Promise<boolean> {
  return hasAccess(folder, constants.W_OK | constants.X_OK);
}

function mayRead(file: string): Promise<boolean> {
  return hasAccess(file, constants.R_OK);
}

function hasAccess(place: string, mode: number): Promise<boolean> {
  return access(place, mode).then(
    () => true,
    () => false,
  );
}

const GROUP_AND_OTHERS = 0o077;
const MIN_VERSION = [20, 19] as const;
const MIN_SUPPORTED_MAJOR = 22;
const RECOMMENDED_MAJOR = 24;
const GIGABYTE = 1024 ** 3;
const FAULT_BYTES = GIGABYTE / 4;
const WARNING_BYTES = 2 * GIGABYTE;
