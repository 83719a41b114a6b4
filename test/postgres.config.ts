/** @jest-config-loader esbuild-register */
import { wholeServerOnPostgres } from '../jest.config';

export default { ...wholeServerOnPostgres, rootDir: '..' };
