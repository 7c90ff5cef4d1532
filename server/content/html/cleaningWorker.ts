import { parentPort } from 'node:worker_threads';
import { cleanValue } from './cleanValue';

/** The thread of a cleaning pool: answers each list of values with what became of them, in order. */
parentPort?.on('message', (values: readonly string[]) => parentPort?.postMessage(values.map(cleanValue)));
