import { parentPort } from 'node:worker_threads';
import { cleanValue } from './cleanValue';

/** The worker of a cleaning pool: answers each list of values with their results, in order. */
parentPort?.on('message', (values: readonly string[]) => parentPort?.postMessage(values.map(cleanValue)));
