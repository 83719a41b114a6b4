import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

test('an image has neither the bundled packages nor the cache of the build', () => {
  const folder = mkdtempSync(path.join(tmpdir(), 'prune-'));
  const addFile = (name: string, content: string): void => {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), content);
  };
  addFile('package.json', JSON.stringify({ name: 'site', dependencies: { react: '1.0.0' } }));
  addFile('node_modules/react/package.json', JSON.stringify({ name: 'react', version: '1.0.0' }));
  addFile('node_modules/.cache/webpack/pack', 'large');
  const tsx = pathToFileURL(require.resolve('tsx')).href;
  const { status } = spawnSync(
    process.execPath,
    ['--import', tsx, path.resolve('src/build/pruneBundled.ts')],
    {
      cwd: folder,
      env: { ...process.env, npm_config_offline: 'true' },
    },
  );
  expect(status).toBe(0);
  const names = readdirSync(path.join(folder, 'node_modules'));
  expect(names).not.toContain('react');
  expect(names).not.toContain('.cache');
  expect(JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'))).toMatchObject({
    dependencies: {},
  });
  rmSync(folder, { recursive: true });
});
