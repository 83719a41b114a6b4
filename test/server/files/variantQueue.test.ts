import { Readable } from 'node:stream';
import sharp from 'sharp';
import type { FileStore, StoredFile } from '../../../src/server/files/fileStore';
import { variantFormats, variantWidths } from '../../../src/model/images/variants';
import type { ServedVariant, Variant } from '../../../src/server/images/variants';
import { mostUnderWay, Variants } from '../../../src/server/images/variants';
import { WorkQueue } from '../../../src/server/images/workQueue';

const atOnce = 2;

const gate = () => {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { opened, open: () => open() };
};

/** A store in memory, which answers in the order in which it is asked. */
class MemoryStore implements FileStore {
  readonly kept = new Map<string, Uint8Array>();
  reads = 0;

  /** @param hold what its first reads wait for, so that what is made of them stays under way */
  constructor(private readonly hold?: Promise<void>) {}

  put(name: string, content: Uint8Array): Promise<boolean> {
    this.kept.set(name, content);
    return Promise.resolve(true);
  }

  async replace(name: string, content: Uint8Array): Promise<void> {
    await this.put(name, content);
  }

  remove(name: string): Promise<void> {
    this.kept.delete(name);
    return Promise.resolve();
  }

  async get(name: string): Promise<StoredFile | undefined> {
    this.reads += 1;
    if (this.hold && this.reads <= atOnce) await this.hold;
    const content = this.kept.get(name);
    return content && { stream: Readable.from([content]), size: content.length };
  }

  exists(name: string): Promise<boolean> {
    return Promise.resolve(this.kept.has(name));
  }

  list(): Promise<string[]> {
    return Promise.resolve([...this.kept.keys()]);
  }
}

const imageOf = (digit: number): string => `${String(digit).repeat(64)}.png`;

/** More variants than may be under way, none of them made yet. */
const asked: readonly Variant[] = [1, 2].flatMap((digit) =>
  variantWidths.flatMap((width) =>
    variantFormats.map((format) => ({ image: imageOf(digit), width, format })),
  ),
);

test('beyond a number that wait, a visitor gets what is ready; those that wait are made, each once', async () => {
  const picture = await sharp({ create: { width: 1900, height: 20, channels: 3, background: '#567' } })
    .png()
    .toBuffer();
  const hold = gate();
  const files = {
    documents: new MemoryStore(),
    images: new MemoryStore(hold.opened),
    variants: new MemoryStore(),
  };
  for (const digit of [1, 2]) await files.images.put(imageOf(digit), picture);
  const put = jest.spyOn(files.variants, 'put');
  const variants = new Variants(files, new WorkQueue(atOnce), (error) => {
    throw error;
  });
  const waiting = asked.slice(0, mostUnderWay);
  const made: Promise<ServedVariant | undefined>[] = [];
  for (const variant of waiting) made.push(variants.get(variant), variants.get(variant));
  const [one, other] = [asked[mostUnderWay], asked[mostUnderWay + 1]];
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
  hold.open();
  for (const variant of await Promise.all(made)) expect(variant?.isVariant).toBe(true);
  expect(put).toHaveBeenCalledTimes(waiting.length);
  expect(await variants.get(one)).toMatchObject({ isVariant: true });
});

test('only so many are made at the same time, and those that a visitor waits for before others', async () => {
  const queue = new WorkQueue(atOnce);
  const hold = gate();
  const begun: string[] = [];
  let most = 0;
  let running = 0;
  const work = (name: string) => async (): Promise<void> => {
    begun.push(name);
    running += 1;
    most = Math.max(most, running);
    await hold.opened;
    running -= 1;
  };
  const all = [
    ...['first', 'second', 'other'].map((name) => queue.run(work(name))),
    queue.run(work('awaited'), true),
  ];
  expect(begun).toEqual(['first', 'second']);
  hold.open();
  await Promise.all(all);
  expect(begun).toEqual(['first', 'second', 'awaited', 'other']);
  expect(most).toBe(atOnce);
});
