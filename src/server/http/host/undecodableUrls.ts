import { decodeUrl } from '../../../model/site/paths';

/** Outside the API, a URL that cannot be decoded leads to the 404 page, so it is encoded once more. */
export function encodeUndecodableUrl({ url = '/' }: { readonly url?: string | undefined }): string {
  const [pathname = '/'] = url.split('?', 1);
  if (decodeUrl(pathname) !== undefined || /^\/api(?:\/|$)/.test(pathname)) return url;
  return `/${encodeURIComponent(pathname.slice(1))}`;
}
