import { RichText } from '../../ui/text/RichText';

/** Links as underlined words and their address: where a version is chosen nothing leads away. */
const withAddresses = (html: string): string => {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const link of body.querySelectorAll('a')) {
    const address = link.getAttribute('href') ?? '';
    const words = document.createElement('u');
    words.append(...link.childNodes);
    link.replaceWith(words, address === '' ? '' : ` (${address})`);
  }
  return body.innerHTML;
};

/** A version of rich text with its formatting, by which two may differ alone. */
export const FormattedVersion = ({ html }: { readonly html: string }) => (
  <RichText html={withAddresses(html)} whiteSpace="normal" />
);
