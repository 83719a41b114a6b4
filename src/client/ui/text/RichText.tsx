import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { createElement, Fragment, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isSafeLink, richTextElements, richTextSynonyms } from '../../../model/text/richText';

const isAllowed = (name: string): boolean => richTextElements.some((each) => each === name);

const elementName = (node: Element): string | undefined => {
  const name = node.tagName.toLowerCase();
  const known = Object.hasOwn(richTextSynonyms, name) ? richTextSynonyms[name] : name;
  return known !== undefined && isAllowed(known) ? known : undefined;
};

const droppedElements = new Set([
  'SCRIPT',
  'STYLE',
  'TEMPLATE',
  'IFRAME',
  'OBJECT',
  'NOSCRIPT',
  'TEXTAREA',
  'TITLE',
]);

const linkProps = (node: Element): Record<string, string> => {
  const href = node.getAttribute('href') ?? '';
  if (!isSafeLink(href)) return {};
  return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
};

/**
 * Converts the allowed elements to React elements. No markup is ever inserted into the page; of unknown elements only the
 * text remains.
 */
const toReact = (nodes: NodeListOf<ChildNode>): ReactNode[] =>
  [...nodes].map((node, index) => {
    if (node.nodeType === Node.TEXT_NODE) return node.textContent;
    if (!(node instanceof Element) || droppedElements.has(node.tagName)) return null;
    const name = elementName(node);
    const children = toReact(node.childNodes);
    if (!name) return createElement(Fragment, { key: index }, ...children);
    const props = { key: index, ...(name === 'a' ? linkProps(node) : {}) };
    return name === 'br' ? createElement(name, props) : createElement(name, props, ...children);
  });

/** Converts HTML to React elements with the formatting that rich text may have (model/text/richText). */
export function richTextToReact(html: string): ReactNode[] {
  return toReact(new DOMParser().parseFromString(html, 'text/html').body.childNodes);
}

/** The styles of rich text, on the site and in the editor. */
export const richTextStyles: HTMLChakraProps<'div'>['css'] = {
  '& > * + *': { marginTop: '0.9em' },
  '& h2': { fontSize: '2xl' },
  '& h3': { fontSize: 'xl' },
  '& ul': { listStyleType: 'square', paddingLeft: '1.25em' },
  '& ol': { listStyleType: 'decimal', paddingLeft: '1.5em' },
  '& li + li': { marginTop: '0.35em' },
  '& li::marker': { color: 'accent.solid' },
  '& strong': { fontWeight: 'bold' },
  '& em': { fontStyle: 'italic' },
  '& u': { textDecoration: 'underline' },
  '& a': { color: 'accent.solid', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': { borderLeft: '4px solid {colors.accent.solid}', paddingLeft: '1em', color: 'fg.muted' },
};

interface RichTextProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  readonly html: string;
}

/** Shows rich text. */
export function RichText({ html, ...props }: RichTextProps) {
  const content = useMemo(() => richTextToReact(html), [html]);
  return (
    <chakra.div css={richTextStyles} {...props}>
      {content}
    </chakra.div>
  );
}
