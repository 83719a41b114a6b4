import { type Browser, chromium } from 'playwright-core';

/** Opens Chromium without a window. `CHROMIUM_PATH` names the program where it is not in its usual place. */
export function openChromium(flags: readonly string[] = []): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', ...flags],
  });
}
