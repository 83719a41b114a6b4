import './compileOnce';
import { TestEnvironment } from 'jest-environment-node';
import { disableStorages } from './asyncStorages';
import { collectGarbage } from './garbage';
import { parseHtml } from './parseHtml';

/** Node with what its tests share. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.parseHtml = parseHtml;
  }

  override async teardown(): Promise<void> {
    await super.teardown();
    disableStorages();
    collectGarbage();
  }
}
