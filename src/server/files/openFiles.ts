import type { Config } from '../config';
import { openBucket } from './bucketStore';
import type { Files } from './fileStore';
import { openFolders, shareFolders } from './folderStore';

type Place = Pick<Config, 'bucket' | 'databaseUrl' | 'dataDirectory'>;

/** The uploaded files of a site, beside a server that may use them. */
export const shareFiles = ({ bucket, dataDirectory }: Place): Files =>
  bucket === undefined ? shareFolders(dataDirectory) : openBucket(bucket);

/**
 * The same for a server. Those that share a database share the folder too: what stands in it half written may be another
 * one's.
 */
export const openFiles = (place: Place): Files =>
  place.bucket === undefined && place.databaseUrl === undefined
    ? openFolders(place.dataDirectory)
    : shareFiles(place);
