import { join } from 'node:path';

/** The top of the repository, or the folder that `OUTPUT` names: a trial then overwrites nothing. */
const target = process.env.OUTPUT ?? join(import.meta.dirname, '../..');

/** Where each program writes. */
export const folders = {
  /** Pictures that rows of the first content show. */
  pictures: join(target, 'src/content/pictures'),
  /** Data sheets that rows of the first content link to. */
  dataSheets: join(target, 'src/content/pdf'),
  /** Files that the site serves as they are: the useful documents are in its folder `pdf`. */
  public: join(target, 'public'),
  /** Pictures and films that the pages themselves show. */
  sitePictures: join(target, 'public/pictures'),
  /** The texts of the documents and data sheets, for the search. */
  documentTexts: join(target, 'src/client/site/search/documentTexts'),
  films: join(target, 'public/video'),
} as const;
