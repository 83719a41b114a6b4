/** The path of the bulk load (specification, section 7). */
export const bulkLoadPath = '/api/allModels/';

/**
 * The bulk load without the texts that only the administration shows: a quarter less to download before a page can be used. A
 * back-end that does not know the parameter sends everything.
 */
export const publicBulkLoadPath = `${bulkLoadPath}?texts=public`;
