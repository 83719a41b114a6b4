import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import { defaultBrandHosts } from '../../../src/model/site/brands';
import type { InquiryService } from '../../../src/server/pages/inquiryPageRoutes';
import type { Manifest } from '../../../src/server/pages/document/manifest';

/** A service for questions that accepts none. */
const noInquiries: InquiryService = {
  issueToken: () => Promise.resolve('a-token'),
  send: () => Promise.reject(new Error('Nobody asks here.')),
};

/** The settings of the pages of a test, besides their content and the built client. */
export const pageOptions = {
  config: {
    brandHosts: defaultBrandHosts,
    hostHeader: 'host',
    inquiryDays: 180,
    timeZone: 'America/Toronto',
    soldDays: 30,
  },
  inquiries: noInquiries,
} as const;

const manifest: Manifest = {
  entry: { scripts: ['/assets/vendor.1.js', '/assets/main.2.js'], styles: ['/assets/main.3.css'] },
  chunks: {
    tankers: { scripts: ['/assets/7.4.js', '/assets/tankers.5.js'], styles: [] },
    tanker: { scripts: ['/assets/tanker.6.js'], styles: ['/assets/tanker.7.css'] },
  },
  assets: {
    'public-sans-latin-wght-normal.woff2': '/assets/public-sans-latin-wght-normal.8.woff2',
    'pdf.worker.min.mjs': '/assets/pdf.worker.min.9.mjs',
  },
  sizes: {},
};

export const script = 'console.info("the start");\n'.repeat(50);
/** The inline script of a page, allowed by its hash in the content security policy. */
export const boot = 'console.info("the boot");';
export const video = Buffer.from(Array.from({ length: 1000 }, (_, index) => index % 256));

const files: Readonly<Record<string, string | Buffer>> = {
  'standalone/boot.js': boot,
  'standalone/service-worker.js': 'console.info("the worker");',
  'manifest.json': JSON.stringify(manifest),
  'assets/main.2.js': script,
  'assets/main.2.js.br': brotliCompressSync(script),
  'assets/main.2.js.gz': gzipSync(script),
  'assets/main.2.js.map': '{"sourcesContent":["not to be served"]}',
  'assets/main.2.js.map.gz': gzipSync('{"sourcesContent":["not to be served"]}'),
  'assets/pdf.worker.min.9.mjs': script,
  'public/pdf/guide.pdf': '%PDF-1.7',
  'public/video/filling.mp4': video,
  'public/brand/norcuve/favicon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
  'secret.txt': 'not to be served',
};

/** Writes a small client, in the layout of the build, to a temporary folder. */
export async function buildSmallClient(): Promise<{ directory: string; remove: () => Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'built-client-'));
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(directory, name)), { recursive: true });
    await writeFile(join(directory, name), content);
  }
  return { directory, remove: () => rm(directory, { recursive: true, force: true }) };
}
