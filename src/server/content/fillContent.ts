import path from 'node:path';
import type { EntityName } from '../../model/schema/entities';
import { entityNames } from '../../model/schema/entities';
import { columnsOfEntity } from '../../model/schema/rows';
import { defaultDescription, imageLink, imageNameOf } from '../../model/images/variants';
import type { TextResource } from '../../model/text/texts';
import { ContentStore } from './contentStore';
import { siteActor } from './changes';
import { advanceIdSequences } from './rows/advanceIdSequences';
import type { ContentTransaction, Database } from '../database/database';
import type { RequestBody } from './rows/normalizeRow';
import { normalizeRow } from './rows/normalizeRow';
import { contentTables, imageTable, tableOfEntity } from './rows/tables';
import { insertTexts } from './texts/insertTexts';
import type { ContentWriter } from './contentWriter';
import { readIfExists } from '../system/readIfExists';
import { systemTablesOf } from '../database/systemTables';
import { storeText } from '../documents/storedTexts';
import { storeDocument } from '../files/documents';
import type { Files } from '../files/fileStore';
import type { ImageWithMetadata } from '../images/storeImage';
import { storeImage } from '../images/storeImage';
import { storeImageMetadata } from '../images/storedMetadata';
import type { PictureDescription } from '../../content/rows/descriptions';

/** The content of a new site. */
export interface InitialContent {
  readonly texts: readonly Omit<TextResource, 'id'>[];
  /**
   * Rows with their ids. An image `picture:tankers/1.jpg` and a file `1.pdf` refer to files of the content directory.
   */
  readonly rows: Readonly<Record<EntityName, readonly (RequestBody & { readonly id: number })[]>>;
  /** Descriptions of the pictures that rows name. */
  readonly descriptions: readonly PictureDescription[];
  /** The content directory, with the folders `pictures` and `pdf`. */
  readonly directory: string;
}

const picturePrefix = 'picture:';

/**
 * Stores pictures as they are; uploads are encoded again. Several rows may show the same picture, which is stored once. A site
 * starts without a picture if its copy of the directory lacks it.
 * @returns a function from name to link
 */
const createPictureStore = (
  directory: string,
  { images }: Files,
  onStored: (image: ImageWithMetadata) => void,
): ((value: string) => Promise<string>) => {
  const links = new Map<string, Promise<string>>();
  const store = async (name: string): Promise<string> => {
    const content = await readIfExists(path.join(directory, 'pictures', name));
    if (!content) return '';
    const image = await storeImage(images, content);
    onStored(image);
    return imageLink(image.name);
  };
  return (name) => {
    const link = links.get(name) ?? store(name);
    links.set(name, link);
    return link;
  };
};

/**
 * Stores documents. A site starts without a document if its copy of the directory lacks it.
 * @returns a function from the name in the directory to the stored name
 */
const createDocumentStore =
  (directory: string, { documents }: Files, onStored: (name: string) => void) =>
  async (fileName: string): Promise<string> => {
    const content = await readIfExists(path.join(directory, 'pdf', fileName));
    if (!content) return '';
    const stored = await storeDocument(documents, fileName, content);
    onStored(stored);
    return stored;
  };

interface FileStores {
  readonly storePicture: (name: string) => Promise<string>;
  readonly storeFile: (name: string) => Promise<string>;
}

/** Stores the pictures and files that a row refers to, and replaces the references as an upload would. */
const withStoredFiles = async (
  entity: EntityName,
  row: RequestBody,
  stores: FileStores,
): Promise<RequestBody> => {
  const stored: Record<string, unknown> = { ...row };
  for (const { name, field } of columnsOfEntity(entity)) {
    const value = row[name];
    if (typeof value !== 'string') continue;
    if (field.kind === 'image' && value.startsWith(picturePrefix))
      stored[name] = await stores.storePicture(value.slice(picturePrefix.length));
    if (field.kind === 'file' && value !== '') stored[name] = await stores.storeFile(value);
  }
  return stored;
};

const hasBeenChanged = async ({ system }: Database): Promise<boolean> => {
  const row = await system.selectFrom('content_version').selectAll().executeTakeFirst();
  return row !== undefined && row.version > row.firstVersion;
};

/**
 * Adds the first content to a site whose content has never been changed: all of it or nothing.
 * @returns false if the content has been changed before
 */
export async function fillContent(
  database: Database,
  files: Files,
  initial: InitialContent,
): Promise<boolean> {
  if (await hasBeenChanged(database)) return false;
  const storedImages: ImageWithMetadata[] = [];
  const storePicture = createPictureStore(initial.directory, files, (image) => storedImages.push(image));
  const storedDocuments: string[] = [];
  const storeFile = createDocumentStore(initial.directory, files, (name) => storedDocuments.push(name));
  const content = await ContentStore.open(database);
  const fill = async (writer: ContentWriter, transaction: ContentTransaction): Promise<void> => {
    await insertTexts(writer, initial.texts);
    for (const name of entityNames) {
      for (const row of initial.rows[name]) {
        const body = await withStoredFiles(name, row, { storePicture, storeFile });
        await writer.insert(tableOfEntity(name), normalizeRow(name, body), row.id);
      }
    }
    for (const { picture, altEn, altFr } of initial.descriptions) {
      const name = imageNameOf(await storePicture(picture.slice(picturePrefix.length)));
      if (name) await writer.insert(imageTable, { name, ...defaultDescription, altEn, altFr });
    }
    await storeImageMetadata(transaction, storedImages);
    for (const name of storedDocuments) await storeText({ system: systemTablesOf(transaction) }, name, null); // the client's code has it
    await advanceIdSequences(transaction, contentTables);
  };
  await content.change(siteActor, fill, { kind: 'fill' });
  return true;
}
