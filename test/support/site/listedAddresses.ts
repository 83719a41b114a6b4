/** The addresses in a sitemap. */
export function addressesIn(sitemap: string): string[] {
  return [...sitemap.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address = '']) => address);
}

/** Whether a page opens an item in a dialog, such as `/parts?part=3`, or an item with its own page, `/tankers/1?picture=2`. */
export function isOfItem(address: string): boolean {
  return /\?(?!lang=)|\/\d+\?/.test(address);
}

const withoutId = (path: string): string => path.replace(/\d+$/, '');

/** Leaves out the items but the first one of each kind of page, since there are many and they are alike. */
export function withFirstItems(addresses: readonly string[]): string[] {
  const firstItems = new Map(
    addresses
      .filter(isOfItem)
      .reverse()
      .map((address) => [withoutId(new URL(address).pathname), address]),
  );
  const chosen = new Set(firstItems.values());
  return addresses.filter((address) => !isOfItem(address) || chosen.has(address));
}

/** Leaves out the tankers and postings but the first two of each. */
export function withFirstDetails(addresses: readonly string[]): string[] {
  const counts = new Map<string, number>();
  return addresses.filter((address) => {
    const { pathname } = new URL(address);
    const kind = withoutId(pathname);
    if (kind === pathname) return true;
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return count <= 2;
  });
}
