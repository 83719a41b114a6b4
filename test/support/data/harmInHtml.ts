import { isSafeLink, richTextElements } from '../../../src/model/text/richText';

/** What a link of rich text may have; where it leads is looked at by itself. */
const linkAttributes: readonly string[] = ['href', 'target', 'rel'];

const harmOfLink = (link: Element): string[] => {
  const href = link.getAttribute('href');
  const wrong = link.getAttributeNames().filter((name) => !linkAttributes.includes(name));
  return href === null || isSafeLink(href) ? wrong : [...wrong, href];
};

/** Everything in a part of a page that rich text may not hold: elements, attributes, and links that could run something. */
export const harmIn = (root: Element): string[] =>
  [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (!richTextElements.some((each) => each === name) || element.namespaceURI !== root.namespaceURI)
      return [name];
    return name === 'a' ? harmOfLink(element) : element.getAttributeNames();
  });
