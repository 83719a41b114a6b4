import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { EntityName } from '../../model/schema/entities';
import { entityNames } from '../../model/schema/entities';
import { defaultDescription, imageLink, imageNameOf } from '../../model/images/variants';
import type { TextResource } from '../../model/text/texts';
import { ContentStore } from './contentStore';
import { siteActor } from './changes';
import { continueIds } from '../database/continueIds';
import type { ContentTransaction, Database } from '../database/database';
import type { Body } from './entityRepository';
import { normalizeRow } from './entityRepository';
import { contentTables, imageTable, tableOfEntity } from '../database/tables';
import { insertText } from './textRepository';
import type { ContentWriter } from './contentWriter';
import { errorCode } from '../system/errorCode';
import { storeDocument } from '../files/documents';
import type { Files } from '../files/fileStore';
import type { StoredImage } from '../files/images';
import { storeImage } from '../files/images';
import { storeImageFacts } from '../images/storedFacts';
import type { PictureDescription } from '../../content/rows/descriptions';

/** What an empty site is filled with. */
export interface InitialContent {
  readonly texts: readonly Omit<TextResource, 'id'>[];
  /** Rows with their ids; an image `picture:tankers/1.jpg` and a file `1.pdf` stand in the content directory. */
  readonly rows: Readonly<Record<EntityName, readonly (Body & { readonly id: number })[]>>;
  /** What is said of the pictures that rows name. */
  readonly descriptions: readonly PictureDescription[];
  /** The folder of `pictures` and `pdf`. */
  readonly directory: string;
}

const pictureMark = 'picture:';

/** A file of the content directory; a site whose copy of it is not complete starts without that picture. */
const readIfThere = async (file: string): Promise<Buffer | undefined> => {
  try {
    return await readFile(file);
  } catch (error) {
    if (errorCode(error) === 'ENOENT') return undefined;
    throw error;
  }
};

/** Puts a picture where uploaded ones are, once; many rows may show it. */
const pictureKeeper = (
  directory: string,
  { images }: Files,
  onKept: (image: StoredImage) => void,
): ((value: string) => Promise<string>) => {
  const links = new Map<string, Promise<string>>();
  const keep = async (name: string): Promise<string> => {
    const content = await readIfThere(path.join(directory, 'pictures', name));
    if (!content) return '';
    const image = await storeImage(images, content);
    onKept(image);
    return imageLink(image.name);
  };
  return (name) => {
    const link = links.get(name) ?? keep(name);
    links.set(name, link);
    return link;
  };
};

/** Replaces what stands for pictures and files in a row by what the calls would have stored. */
const withStoredFiles =
  (initial: InitialContent, files: Files, keepPicture: (name: string) => Promise<string>) =>
  async (row: Body): Promise<Body> => {
    const stored: Record<string, unknown> = { ...row };
    const { image, fileName } = row;
    if (typeof image === 'string' && image.startsWith(pictureMark)) {
      stored.image = await keepPicture(image.slice(pictureMark.length));
    }
    if (typeof fileName === 'string' && fileName !== '') {
      const content = await readIfThere(path.join(initial.directory, 'pdf', fileName));
      stored.fileName = content ? await storeDocument(files.documents, fileName, content) : '';
    }
    return stored;
  };

const hasBeenChanged = async ({ system }: Database): Promise<boolean> => {
  const row = await system.selectFrom('content_version').selectAll().executeTakeFirst();
  return row !== undefined && row.version > row.firstVersion;
};

/**
 * Fills a site whose content nobody has ever changed, whole or not at all.
 * @returns whether there was anything to do
 */
export const fillContent = async (
  database: Database,
  files: Files,
  initial: InitialContent,
): Promise<boolean> => {
  if (await hasBeenChanged(database)) return false;
  const kept: StoredImage[] = [];
  const keepPicture = pictureKeeper(initial.directory, files, (image) => kept.push(image));
  const complete = withStoredFiles(initial, files, keepPicture);
  const content = await ContentStore.open(database);
  const fill = async (writer: ContentWriter, transaction: ContentTransaction): Promise<void> => {
    for (const text of initial.texts) await insertText(writer, text);
    for (const name of entityNames) {
      for (const row of initial.rows[name]) {
        await writer.insert(tableOfEntity(name), normalizeRow(name, await complete(row)), row.id);
      }
    }
    for (const { picture, altEn, altFr } of initial.descriptions) {
      const name = imageNameOf(await keepPicture(picture.slice(pictureMark.length)));
      if (name) await writer.insert(imageTable, { name, ...defaultDescription, altEn, altFr });
    }
    await storeImageFacts(transaction, kept);
    await continueIds(transaction, contentTables);
  };
  await content.change(siteActor, fill, { kind: 'fill' });
  return true;
};
