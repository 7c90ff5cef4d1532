/**
 * What Node.js is told for a process that lives for seconds: to leave the embedded engine as its first, quick compiler makes it.
 * To make it fast takes as long as the whole start, and only pays where the engine works for minutes.
 */
export const BRIEF_PROCESS: readonly string[] = ['--liftoff-only'];
