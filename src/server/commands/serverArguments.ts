/**
 * What Node is told to run the built server: traces name the sources; what lives for a moment only has 8 MiB for each of its
 * halves from the start (Node 20 begins small and allows 16), and is swept by the thread that works: the heap is small, and
 * threads that help would take the other processor from whoever else needs it.
 */
export const serverArguments: readonly string[] = [
  '--enable-source-maps',
  '--min-semi-space-size=8',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  'dist/server/main.js',
];
