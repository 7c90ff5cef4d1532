/**
 * Options of Node.js for a process that runs for minutes at most: V8 compiles the WebAssembly of the embedded engine with its baseline
 * compiler only. Optimizing it takes as long as the rest of a start, and pays off only if the engine is busy for longer.
 */
export const BASELINE_ENGINE: readonly string[] = ['--liftoff-only'];

/** The same for a process that runs for seconds or has little to do: its JavaScript is not optimized either. */
export const BRIEF_PROCESS: readonly string[] = [...BASELINE_ENGINE, '--no-opt'];
