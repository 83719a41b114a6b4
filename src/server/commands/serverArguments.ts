/**
 * What Node is told to run the built server: traces name the sources. What lives for a moment only has half the room that it has
 * by default, which takes some 10 MiB off a busy process, and is swept by the thread that works: the heap is small, and threads
 * that help would take the other processor from whoever else needs it.
 */
export const serverArguments: readonly string[] = [
  '--enable-source-maps',
  '--max-semi-space-size=8',
  '--no-parallel-scavenge',
  'dist/server/main.js',
];
