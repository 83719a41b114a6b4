import '../compileOnce';
import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { disableStorages } from '../asyncStorages';
import { collectGarbage } from '../garbage';
import { fetchClasses } from './jsdomFetch';
import { findLabelsFast } from './jsdomLabels';
import { layoutStubs } from './jsdomLayout';
import { cacheComputedStyles } from './jsdomStyles';

/** Globals that Node and browsers have and jsdom lacks. Typed arrays are Node's too, so that `instanceof` works on both sides. */
const sharedWithNode = {
  structuredClone,
  TextEncoder,
  TextDecoder,
  ReadableStream,
  WritableStream,
  TransformStream,
  CompressionStream,
  DecompressionStream,
  BroadcastChannel,
  MessageChannel,
  MessagePort,
  URLSearchParams,
  Uint8Array,
  ArrayBuffer,
  setImmediate,
  clearImmediate,
};

/**
 * A browser for tests of screens: jsdom plus what it lacks, taken from Node or, where a layout would be needed, stubbed.
 * `jsdom.reconfigure({ url })`, a global, changes the page's address.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...args: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...args);
    const page = this.global as unknown as Window & typeof globalThis; // jest types it as Node's globals, but it is jsdom's window
    class PageURL extends URL {} // a test may add to it
    const classes = { URL: PageURL, ...fetchClasses(page) };
    Object.assign(page, sharedWithNode, classes, layoutStubs(page), { jsdom: this.dom });
    findLabelsFast(page);
    cacheComputedStyles(page);
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    disableStorages();
    collectGarbage();
  }

  /** The server runs in the same process as the screens, so packages are resolved as Node resolves them. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
