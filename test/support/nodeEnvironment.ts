import './compileOnce';
import { TestEnvironment } from 'jest-environment-node';
import { parseHtml } from './parseHtml';

/** Node with what its tests share. */
export default class NodeEnvironment extends TestEnvironment {
  override async setup(): Promise<void> {
    await super.setup();
    this.global.parseHtml = parseHtml;
  }
}
