import { isSafeLink, richTextElements } from '../../../src/model/text/richText';

/** The attributes that a link in rich text may have. Its target is checked separately. */
const linkAttributes: readonly string[] = ['href', 'target', 'rel'];

const harmOfLink = (link: Element): string[] => {
  const href = link.getAttribute('href');
  const wrong = link.getAttributeNames().filter((name) => !linkAttributes.includes(name));
  return href === null || isSafeLink(href) ? wrong : [...wrong, href];
};

/** Everything inside an element that rich text may not contain: elements, attributes, and links that could run code. */
export function harmIn(root: Element): string[] {
  return [...root.querySelectorAll('*')].flatMap((element) => {
    const name = element.tagName.toLowerCase();
    if (!richTextElements.some((each) => each === name) || element.namespaceURI !== root.namespaceURI)
      return [name];
    return name === 'a' ? harmOfLink(element) : element.getAttributeNames();
  });
}
