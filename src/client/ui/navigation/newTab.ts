/**
 * The attributes of a link that opens a page of the company's sites in a new tab. A tab with an opener begins with a copy of
 * `sessionStorage`, so an administrator is logged in there too. Another origin has no use for it, and gets no opener.
 */
export function newTab(href: string): { readonly target: '_blank'; readonly rel: 'opener' | 'noopener' } {
  const { origin } = window.location;
  return { target: '_blank', rel: new URL(href, origin).origin === origin ? 'opener' : 'noopener' };
}
