/** The path of uploaded files; their names follow. */
export const filePath = '/api/file/download/';

/** The URL that downloads a part's file: open to visitors (specification, section 7). */
export function fileUrl(apiBaseUrl: string, fileName: string): string {
  return `${apiBaseUrl}${filePath}${encodeURIComponent(fileName)}`;
}
