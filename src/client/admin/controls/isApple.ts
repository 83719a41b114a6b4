/** Whether the browser runs on a device of Apple, whose shortcuts have the Command key. */
export function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.userAgent);
}
