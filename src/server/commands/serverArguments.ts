/**
 * What Node is told to run the built server: traces name the sources; what lives for a moment only has at most 8 MiB for each of its
 * halves (Node 20 allows 16), and is swept by the thread that works: the heap is small, and threads that help would take the
 * other processor from whoever else needs it.
 */
export const serverArguments: readonly string[] = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  'dist/server/main.js',
];
