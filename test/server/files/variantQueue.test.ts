import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import PQueue from 'p-queue';
import sharp from 'sharp';
import type { FileStore, StoredFile } from '../../../src/server/files/fileStore';
import { encodedFileOf } from '../../../src/server/images/encodeVariant';
import { variantFormats, variantWidths } from '../../../src/model/images/variants';
import type { ServedVariant, Variant } from '../../../src/server/images/variants';
import { maxPendingVariants, Variants } from '../../../src/server/images/variants';

const maxConcurrent = 2;

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};

/** A file store in memory that responds in the order of the requests. */
class MemoryStore implements FileStore {
  readonly contents = new Map<string, Uint8Array>();
  reads = 0;

  /** @param holdReads the first reads wait for this, so that their variants stay in progress */
  constructor(private readonly holdReads?: Promise<void>) {}

  put(name: string, content: Uint8Array): Promise<boolean> {
    this.contents.set(name, content);
    return Promise.resolve(true);
  }

  async replace(name: string, content: Uint8Array): Promise<void> {
    await this.put(name, content);
  }

  delete(name: string): Promise<void> {
    this.contents.delete(name);
    return Promise.resolve();
  }

  async get(name: string): Promise<StoredFile | undefined> {
    this.reads += 1;
    if (this.holdReads && this.reads <= maxConcurrent) await this.holdReads;
    const content = this.contents.get(name);
    return content && { stream: Readable.from([content]), size: content.length };
  }

  exists(name: string): Promise<boolean> {
    return Promise.resolve(this.contents.has(name));
  }

  list(): Promise<string[]> {
    return Promise.resolve([...this.contents.keys()]);
  }
}

const imageOf = (digit: number): string => `${String(digit).repeat(64)}.png`;

/** More variants than may be in progress, none of them created yet. */
const requestedVariants: readonly Variant[] = [1, 2].flatMap((digit) =>
  variantWidths.flatMap((width) =>
    variantFormats.map((format) => ({ image: imageOf(digit), width, format })),
  ),
);

test('a full queue gives visitors the best existing image; each queued variant is created once', async () => {
  const picture = await sharp({ create: { width: 1900, height: 20, channels: 3, background: '#567' } })
    .png()
    .toBuffer();
  const holdReads = gate();
  const files = {
    documents: new MemoryStore(),
    images: new MemoryStore(holdReads.opened),
    variants: new MemoryStore(),
  };
  for (const digit of [1, 2]) await files.images.put(imageOf(digit), picture);
  const put = jest.spyOn(files.variants, 'put');
  const variants = new Variants(files, new PQueue({ concurrency: maxConcurrent }), (error) => {
    throw error;
  });
  const waiting = requestedVariants.slice(0, maxPendingVariants);
  const responses: Promise<ServedVariant | undefined>[] = [];
  for (const variant of waiting) responses.push(variants.get(variant), variants.get(variant));
  const [one, other] = [requestedVariants[maxPendingVariants], requestedVariants[maxPendingVariants + 1]];
  if (!one || !other) throw new Error('There are too few variants.');

  expect(await variants.get(one)).toMatchObject({
    type: 'image/png',
    size: picture.length,
    isVariant: false,
  });
  await files.variants.put(`${other.image}-1920.${other.format}`, Buffer.from('kept'));
  await files.variants.put(`${other.image}-360.${other.format}`, Buffer.from('further'));
  expect(await variants.get(other)).toMatchObject({
    type: `image/${other.format}`,
    size: 4,
    isVariant: false,
  });

  put.mockClear();
  holdReads.open();
  for (const variant of await Promise.all(responses)) expect(variant?.isVariant).toBe(true);
  expect(put).toHaveBeenCalledTimes(waiting.length);
  expect(await variants.get(one)).toMatchObject({ isVariant: true });
});

test('a variant that the repository holds is not encoded again, others are', async () => {
  const picture = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#567' } })
    .png()
    .toBuffer();
  const folder = await mkdtemp(join(tmpdir(), 'encoded-'));
  await writeFile(join(folder, encodedFileOf(picture, 360, 'avif')), 'held');
  const files = { documents: new MemoryStore(), images: new MemoryStore(), variants: new MemoryStore() };
  await files.images.put(imageOf(1), picture);
  const variants = new Variants(files, new PQueue(), () => undefined, folder);
  const held = await variants.get({ image: imageOf(1), width: 360, format: 'avif' });
  expect(held).toMatchObject({ size: 4, type: 'image/avif', isVariant: true });
  const encoded = await variants.get({ image: imageOf(1), width: 720, format: 'avif' });
  expect(encoded).toMatchObject({ isVariant: true });
  expect(encoded?.size).toBeGreaterThan(100);
  expect((await files.variants.list()).length).toBe(2);
  await rm(folder, { recursive: true });
});

test('a variant that a visitor waits for is created before work in the background', async () => {
  const files = { documents: new MemoryStore(), images: new MemoryStore(), variants: new MemoryStore() };
  const queue = new PQueue({ concurrency: 1 });
  const running = gate();
  void queue.add(() => running.opened);
  const readsBefore = queue.add(() => files.images.reads);
  const variants = new Variants(files, queue, () => undefined);
  const visitor = variants.get({ image: imageOf(1), width: 360, format: 'webp' });
  while (queue.size < 2) await new Promise((resolve) => setImmediate(resolve));
  running.open();
  expect(await readsBefore).toBe(1);
  await visitor;
});
