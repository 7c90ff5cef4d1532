/**
 * Options of Node.js for a process that lives for seconds, or has little to do: V8 keeps the WebAssembly of the embedded engine as its
 * baseline compiler makes it. Optimizing it takes as long as the rest of a start, and pays only where the engine is busy for minutes.
 */
export const BRIEF_PROCESS: readonly string[] = ['--liftoff-only'];
