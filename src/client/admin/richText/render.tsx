import type { RenderElementProps, RenderLeafProps } from 'slate-react';
import type { Mark } from './document';

const elements = {
  p: 'p',
  h2: 'h2',
  h3: 'h3',
  ul: 'ul',
  ol: 'ol',
  li: 'li',
  blockquote: 'blockquote',
  line: 'div',
  group: 'div',
  a: 'a',
} as const satisfies Record<RenderElementProps['element']['type'], string>;

const markElements = { strong: 'strong', em: 'em', u: 'u' } as const satisfies Record<Mark, string>;

/** Renders an element. A link has no target: a click on it in the editor must not open it. */
export function renderElement({ element, attributes, children }: RenderElementProps) {
  const Name = elements[element.type];
  const title = element.type === 'a' ? element.href : undefined;
  return (
    <Name {...attributes} title={title}>
      {children}
    </Name>
  );
}

export function renderLeaf({ leaf, attributes, children }: RenderLeafProps) {
  let content = <>{children}</>;
  for (const Name of [markElements.u, markElements.em, markElements.strong]) {
    if (leaf[Name]) content = <Name>{content}</Name>;
  }
  return <span {...attributes}>{content}</span>;
}
