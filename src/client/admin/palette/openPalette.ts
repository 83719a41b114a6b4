const openEvent = 'paletteopen';

/** Opens the search of the administration. */
export function openPalette(): void {
  window.dispatchEvent(new Event(openEvent));
}

/** @returns a function that removes the listener */
export function onPaletteOpened(listener: () => void): () => void {
  window.addEventListener(openEvent, listener);
  return () => window.removeEventListener(openEvent, listener);
}
