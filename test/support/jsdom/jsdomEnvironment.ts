import { TestEnvironment as JsdomEnvironment } from 'jest-environment-jsdom';
import { fetchClasses } from './jsdomFetch';
import { layoutStubs } from './jsdomLayout';

/** What both Node and a browser have, and jsdom lacks. Typed data is Node's too, so that both sides agree on its classes. */
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
  Uint8Array,
  ArrayBuffer,
  setImmediate,
  clearImmediate,
};

/**
 * A browser for tests of screens: jsdom, with what it lacks taken from Node where Node has it and stubbed where only a
 * layout could give it. The page's address is changed with `jsdom.reconfigure({ url })`, which stands among the globals.
 */
export default class BrowserLikeEnvironment extends JsdomEnvironment {
  constructor(...given: ConstructorParameters<typeof JsdomEnvironment>) {
    super(...given);
    const page = this.global as unknown as Window & typeof globalThis; // jest types it by Node's globals, but it is jsdom's window
    Object.assign(page, sharedWithNode, fetchClasses(page), layoutStubs(page), { jsdom: this.dom });
  }

  /** The server runs in the same process as the screens, so packages are resolved as Node resolves them. */
  override exportConditions(): string[] {
    return ['node', 'node-addons'];
  }
}
