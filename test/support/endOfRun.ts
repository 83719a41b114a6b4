/** How long Jest may take to end after the last test, in milliseconds. */
const timeoutMs = 60_000;

/** Ends Jest with its result, if something that the tests left still keeps it running. Call it after the last test. */
export function endRunInTime(): void {
  setTimeout(() => {
    process.stderr.write('Something that the tests left keeps Jest running. It is ended.\n');
    process.exit();
  }, timeoutMs).unref();
}
