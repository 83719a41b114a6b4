import type { Config } from '../config';
import { openBucket } from './bucketStore';
import type { Files } from './fileStore';
import { openFolders, openSharedFolders } from './folderStore';

type FilesConfig = Pick<Config, 'bucket' | 'databaseUrl' | 'dataDirectory'>;

/** Opens the uploaded files of a site while its server may be running. */
export function openSharedFiles({ bucket, dataDirectory }: FilesConfig): Files {
  return bucket === undefined ? openSharedFolders(dataDirectory) : openBucket(bucket);
}

/**
 * Opens the uploaded files for a server. Servers that share a database may share the folder too. Then nothing half written
 * is removed, because another server may still be writing it.
 */
export function openFiles(config: FilesConfig): Files {
  return config.bucket === undefined && config.databaseUrl === undefined
    ? openFolders(config.dataDirectory)
    : openSharedFiles(config);
}
