import { chakra } from '@chakra-ui/react';
import type { HTMLChakraProps } from '@chakra-ui/react';
import { createElement, Fragment, useContext, useMemo } from 'react';
import type { ReactNode } from 'react';
import { isSafeLink, richTextElements, richTextSynonyms } from '../../../model/text/richText';
import { HtmlParser, parseHtml } from './parseHtml';
import type { HtmlElement, HtmlNode } from './parseHtml';

const isAllowed = (name: string): boolean => richTextElements.some((each) => each === name);

const elementName = ({ name }: HtmlElement): string | undefined => {
  const known = Object.hasOwn(richTextSynonyms, name) ? richTextSynonyms[name] : name;
  return known !== undefined && isAllowed(known) ? known : undefined;
};

const droppedElements = new Set([
  'script',
  'style',
  'template',
  'iframe',
  'object',
  'noscript',
  'textarea',
  'title',
]);

const linkProps = (node: HtmlElement): Record<string, string> => {
  const href = node.attribute('href') ?? '';
  if (!isSafeLink(href)) return {};
  return /^https?:/i.test(href) ? { href, target: '_blank', rel: 'noopener noreferrer' } : { href };
};

/**
 * Converts the allowed elements to React elements. No markup is ever inserted into the page; of unknown elements only the
 * text remains.
 */
const toReact = (nodes: readonly HtmlNode[]): ReactNode[] =>
  nodes.map((node, index) => {
    if (typeof node === 'string') return node;
    if (droppedElements.has(node.name)) return null;
    const name = elementName(node);
    const children = toReact(node.children);
    if (!name) return createElement(Fragment, { key: index }, ...children);
    const props = { key: index, ...(name === 'a' ? linkProps(node) : {}) };
    return name === 'br' ? createElement(name, props) : createElement(name, props, ...children);
  });

/** Converts HTML to React elements with the formatting that rich text may have (model/text/richText). */
export function richTextToReact(
  html: string,
  parse: (html: string) => readonly HtmlNode[] = parseHtml,
): ReactNode[] {
  return toReact(parse(html));
}

/** The styles of rich text, on the site and in the editor. */
export const richTextStyles: HTMLChakraProps<'div'>['css'] = {
  '& > * + *': { marginTop: '0.9em' },
  '& > * + h3': { marginTop: '1.1em' },
  '& > h3 + *': { marginTop: '0.25em' }, // a heading belongs to the text below it
  '& h2': { fontSize: '2xl' },
  '& h3': { fontSize: 'xl' },
  '& ul': { listStyleType: 'square', paddingLeft: '1.25em' },
  '& ol': { listStyleType: 'decimal', paddingLeft: '1.5em' },
  '& li + li': { marginTop: '0.35em' },
  '& li::marker': { color: 'accent.solid' },
  '& strong': { fontWeight: 'bold' },
  '& a': { color: 'accent.solid', textDecoration: 'underline', textUnderlineOffset: '0.2em' },
  '& blockquote': { borderLeft: '4px solid {colors.accent.solid}', paddingLeft: '1em', color: 'fg.muted' },
};

interface RichTextProps extends Omit<HTMLChakraProps<'div'>, 'children'> {
  readonly html: string;
}

/** Shows rich text. */
export function RichText({ html, ...props }: RichTextProps) {
  const parse = useContext(HtmlParser);
  const content = useMemo(() => richTextToReact(html, parse), [html, parse]);
  return (
    <chakra.div css={richTextStyles} {...props}>
      {content}
    </chakra.div>
  );
}
