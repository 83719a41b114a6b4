import { isTelephoneNumber, telephoneLink } from '../format/telephones';
import { isEmailAddress } from '../schema/validate';
import { matchPath } from '../site/paths';

const hasScheme = /^[a-z][a-z0-9+.-]*:/i;

/** A host name with a port looks like a scheme: `example.com:8080`. */
const host = /^(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+([a-z]{2,})(?::\d{1,5})?(?=[/?#]|$)/i;

/** The ends of file names, which are no top-level domains. */
const fileEndings = /^(?:html?|php|aspx?|pdf|docx?|xlsx?|png|jpe?g|gif|webp|avif)$/i;

/** Where a browser looks for a link from every page: another site, or a place of this one. */
const isAbsolute = (link: string): boolean => hasScheme.test(link) || /^[/?#]/.test(link);

/**
 * Adds the scheme that people leave out of a link: `https://` to `example.com/x`, `mailto:` to an email address, `tel:` to a
 * telephone number. Without it, a browser would look for a page of this site. Other links stay as they are.
 */
export function completeLink(href: string): string {
  const link = href.trim();
  if (/^\/\/[^/\\]/.test(link)) return `https:${link}`;
  const ending = host.exec(link)?.[1];
  if (ending !== undefined && !fileEndings.test(ending)) return `https://${link}`;
  if (isAbsolute(link)) return href;
  if (isEmailAddress(link)) return `mailto:${link}`;
  return isTelephoneNumber(link) ? (telephoneLink(link) ?? href) : href;
}

/**
 * The link that somebody has typed, complete: `/parts` for `parts`.
 * @returns undefined for one that browsers would look for beside the page that has it
 */
export function readTypedLink(typed: string): string | undefined {
  const link = completeLink(typed).trim();
  if (link === '' || isAbsolute(link)) return link || undefined;
  const path = `/${link}`;
  return matchPath(path.replace(/[?#].*$/, '')) ? path : undefined;
}
