import { RichText } from '../../ui/text/RichText';

/** Replaces each link by underlined text and its URL: no click may leave the page while a version is chosen. */
const replaceLinks = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const url = link.getAttribute('href') ?? '';
    const underlined = document.createElement('u');
    underlined.append(...link.childNodes);
    link.replaceWith(underlined, url === '' ? '' : ` (${url})`);
  }
  return body.innerHTML;
};

/** A version of a rich text with its formatting: two versions may differ in nothing else. */
export function FormattedVersion({ html }: { readonly html: string }) {
  return <RichText html={replaceLinks(html)} whiteSpace="normal" />;
}
