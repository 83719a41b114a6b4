/**
 * The arguments of Node for the built server. Stack traces name the sources. Each half of the young generation has 8 MiB from
 * the start: Node 20 starts smaller and allows 16 MiB. The main thread collects it alone, because the heap is small and
 * helper threads would take the other processor from other processes.
 */
export const serverArguments: readonly string[] = [
  '--enable-source-maps',
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  'dist/server/main.js',
];

/** The environment of the built server. Two pools of memory for all threads take 50 MB less after some hundred pages. */
export const serverEnvironment = { MALLOC_ARENA_MAX: '2' };
