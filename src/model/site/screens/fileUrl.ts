/** The URL that downloads a part's file: open to visitors (specification, section 7). */
export function fileUrl(apiBaseUrl: string, fileName: string): string {
  return `${apiBaseUrl}/api/file/download/${encodeURIComponent(fileName)}`;
}
