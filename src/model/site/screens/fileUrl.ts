/** The URL that downloads a part's file: open to visitors (specification, section 7). */
export const fileUrl = (apiBaseUrl: string, fileName: string): string =>
  `${apiBaseUrl}/api/file/download/${encodeURIComponent(fileName)}`;
