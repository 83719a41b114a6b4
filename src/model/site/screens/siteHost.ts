/** The host of a web address, to show it: 'kamoura.example'; '' for anything that is not an address of the web. */
export function siteHost(address: string): string {
  return /^https?:\/\/(?:www\.)?([^/?#\s]+\.[^/?#\s]+)/i.exec(address)?.[1] ?? '';
}
