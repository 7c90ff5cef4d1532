import { setFlagsFromString } from 'node:v8';

/** Growth of the heap that triggers a major garbage collection. */
const GROWTH_PERCENT = 50;

/**
 * Keeps the heap of this process close to its live data. By default, V8 lets a heap more than double on a machine with much
 * memory before it collects the old generation. Call it once, before the services are loaded.
 */
export function limitHeapGrowth(): void {
  setFlagsFromString(`--heap-growing-percent=${GROWTH_PERCENT}`);
}
