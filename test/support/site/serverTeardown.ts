/** After the last test of the server: what its tests shared goes. */
export default function serverTeardown(): void {
  globalThis.removeServerTemplate?.();
}
