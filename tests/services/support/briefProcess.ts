/**
 * Options of Node.js for a process that lives for minutes at most: V8 keeps the WebAssembly of the embedded engine as its baseline
 * compiler makes it. Optimizing it takes as long as the rest of a start, and pays only where the engine is busy for longer.
 */
export const BASELINE_ENGINE: readonly string[] = ['--liftoff-only'];

/** The same for one that lives for seconds, or has little to do: nothing of its own programs is optimized either. */
export const BRIEF_PROCESS: readonly string[] = [...BASELINE_ENGINE, '--no-opt'];
